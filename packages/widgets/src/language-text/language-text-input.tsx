import { GlobalOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { column, groupAria, inputAria, inputFrame, line } from '../input-frame';
import { useWidgetServices } from '../services/widget-services-context';
import { TextBox } from '../text/text-box';
import { useWidgetMessages } from '../widget-messages';
import type { LanguageText } from '@signalbox/schemas/language-text';
import { languageTextOf, textsOf } from './language-text';
import { Translations } from './translations';

/** A text in the default language. A button shows its translations. */
export function LanguageTextInput(props: WidgetProps<LanguageText>) {
  const { value, onChange, onBlur, disabled, label, placeholder } = props;
  const messages = useWidgetMessages();
  const { languages, defaultLanguage = languages[0]?.code ?? 'zh_Hans' } = useWidgetServices();
  const [isOpen, setIsOpen] = useState(false);
  const translationsId = useId();

  const texts = textsOf(value, defaultLanguage);
  const known = new Set([defaultLanguage, ...languages.map(({ code }) => code)]);
  /** Texts whose language pack was removed. Shown, so that the user can clear them. */
  const orphans = Object.keys(texts)
    .filter((code) => !known.has(code))
    .map((code) => ({ code, label: code }));
  const others = [...languages.filter(({ code }) => code !== defaultLanguage), ...orphans];
  const filled = others.filter(({ code }) => texts[code]).length;
  /** Placeholder while the text in the default language is missing. */
  const shownWithout = Object.values(texts).find((text) => text) ?? '';
  const handleText = (code: string, text: string) =>
    onChange(languageTextOf({ ...texts, [code]: text }, defaultLanguage));

  return (
    <div style={{ ...inputFrame, ...column }} {...groupAria(props)}>
      <div style={line}>
        <TextBox
          {...inputAria(props)}
          style={{ flex: '1 1 200px', minInlineSize: 0 }}
          value={texts[defaultLanguage] ?? ''}
          onChange={(event) => handleText(defaultLanguage, event.target.value)}
          onBlur={onBlur}
          disabled={disabled}
          placeholder={shownWithout || placeholder}
          autoComplete="off"
          dir="auto"
        />
        {others.length > 0 && (
          <Button
            icon={<GlobalOutlined aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? translationsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            {filled > 0
              ? messages('languageText.translationsFilled', { count: filled })
              : messages('languageText.translations')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Translations
          id={translationsId}
          label={label}
          languages={others}
          texts={texts}
          onText={handleText}
          disabled={disabled}
        />
      )}
    </div>
  );
}
