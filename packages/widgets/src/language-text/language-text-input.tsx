import { GlobalOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { type LanguageText, platformLanguageOf } from '@signalbox/schemas/language-text';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { column, groupAria, inputAria, inputFrame, line } from '../input-frame';
import type { Language } from '../services/widget-services';
import { useWidgetServices } from '../services/widget-services-context';
import { TextBox } from '../text/text-box';
import { useWidgetMessages } from '../widget-messages';
import { languageTextOf, textsOf } from './language-text';

/** A text in the language of the platform, which is named before it. A button shows its translations. */
export function LanguageTextInput(props: WidgetProps<LanguageText>) {
  const { value, onChange, onBlur, disabled, label, placeholder } = props;
  const messages = useWidgetMessages();
  const { languages, defaultLanguage: language } = useWidgetServices();
  const defaultLanguage = platformLanguageOf({ language });
  const languageId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const translationsId = useId();

  const texts = textsOf(value, defaultLanguage);
  const others = otherLanguages(languages, { texts, main: defaultLanguage });
  const filled = others.filter(({ code }) => texts[code]).length;
  /** Placeholder while the text in the default language is missing. */
  const shownWithout = Object.values(texts).find((text) => text) ?? '';
  const handleText = (code: string, text: string) =>
    onChange(languageTextOf({ ...texts, [code]: text }, defaultLanguage));

  return (
    <div style={{ ...inputFrame, ...column }} {...groupAria(props)}>
      <div style={line}>
        <LanguageName id={languageId} code={defaultLanguage} languages={languages} />
        <TextBox
          {...inputAria(props)}
          aria-describedby={[languageId, props.describedBy].filter(Boolean).join(' ')}
          lang={defaultLanguage.replace('_', '-')}
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

function LanguageName({ id, code, languages }: { id: string; code: string; languages: Language[] }) {
  return (
    <span id={id} style={{ alignSelf: 'center', color: 'var(--sb-about)' }} lang={code.replace('_', '-')}>
      {languages.find((each) => each.code === code)?.label ?? code}
    </span>
  );
}

/** The languages of the translations, with those of texts whose language pack was removed: the user can clear them. */
function otherLanguages(languages: Language[], { texts, main }: { texts: Record<string, string>; main: string }) {
  const known = new Set([main, ...languages.map(({ code }) => code)]);
  const orphans = Object.keys(texts)
    .filter((code) => !known.has(code))
    .map((code) => ({ code, label: code }));
  return [...languages.filter(({ code }) => code !== main), ...orphans];
}

interface TranslationsProps {
  id: string;
  label: string;
  languages: Language[];
  texts: Record<string, string>;
  onText: (code: string, text: string) => void;
  disabled: boolean;
}

function Translations({ id, label, languages, texts, onText, disabled }: TranslationsProps) {
  const messages = useWidgetMessages();
  return (
    <div style={column} id={id}>
      {languages.map((language) => (
        <div key={language.code} style={{ ...line, flexWrap: 'nowrap', alignItems: 'center' }}>
          <span style={{ inlineSize: 120, flex: 'none', color: 'var(--sb-about)' }} aria-hidden>
            {language.label}
          </span>
          <TextBox
            aria-label={messages('languageText.inLanguage', { label, language: language.label })}
            value={texts[language.code] ?? ''}
            onChange={(event) => onText(language.code, event.target.value)}
            disabled={disabled}
            autoComplete="off"
            lang={language.code.replace('_', '-')}
            dir="auto"
          />
        </div>
      ))}
    </div>
  );
}
