import { column, line } from '../input-frame';
import type { Language } from '../services/widget-services';
import { TextBox } from '../text/text-box';
import { useWidgetMessages } from '../widget-messages';

interface TranslationsProps {
  id: string;
  label: string;
  languages: Language[];
  texts: Record<string, string>;
  onText: (code: string, text: string) => void;
  disabled: boolean;
}

export function Translations({ id, label, languages, texts, onText, disabled }: TranslationsProps) {
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
