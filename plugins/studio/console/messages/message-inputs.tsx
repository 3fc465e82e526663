import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DraftLanguage } from '../draft/use-draft-languages';
import { MessageKey } from './message-key';
import { type MessageRow, replacementsIn } from './message-rows';
import styles from './message-table.module.css';

interface MessageInputsProps {
  rows: readonly MessageRow[];
  /** Keys of the rows that are shown. Undefined: all. */
  shown: ReadonlySet<string> | undefined;
  languages: readonly DraftLanguage[];
  onRows: (rows: readonly MessageRow[]) => void;
}

/** A row for each message. Where a language may lack one, its input shows the English text that replaces it. */
export function MessageInputs({ rows, shown, languages, onRows }: MessageInputsProps) {
  const { t } = useTranslation('studio');
  const columns = languages.map((language) => ({ ...language, english: replacementsIn(rows, language.code) }));
  return (
    <section className={styles.frame} aria-label={t('messages.title')}>
      <table className={styles.table} style={{ minInlineSize: 120 + 150 * languages.length }}>
        <thead>
          <tr>
            <th scope="col">{t('messages.key')}</th>
            {languages.map(({ code, label }) => (
              <th key={code} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ key }) => shown?.has(key) ?? true)
            .map(({ key, texts }) => (
              <tr key={key}>
                <th scope="row" className={styles.key}>
                  <MessageKey value={key} />
                </th>
                {columns.map(({ code, label, isRequired, english }) => (
                  <td key={code}>
                    {texts[code] === undefined ? (
                      <span className={styles.none}>{t('messages.noForm', { language: label })}</span>
                    ) : (
                      <Input.TextArea
                        autoSize
                        dir="auto"
                        lang={code}
                        aria-label={t('messages.of', { key, language: label })}
                        placeholder={
                          isRequired || !english[key] ? undefined : t('messages.inEnglish', { text: english[key] })
                        }
                        value={texts[code]}
                        onChange={({ target }) => onRows([{ key, texts: { [code]: target.value } }])}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
