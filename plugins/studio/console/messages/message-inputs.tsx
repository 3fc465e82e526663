import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DraftLanguage } from '../draft/use-draft-languages';
import type { MessageRow } from './message-rows';
import styles from './message-table.module.css';

interface MessageInputsProps {
  rows: readonly MessageRow[];
  languages: readonly DraftLanguage[];
  onRows: (rows: readonly MessageRow[]) => void;
}

/** A row for each message. Where a language may lack one, its input shows the English text that replaces it. */
export function MessageInputs({ rows, languages, onRows }: MessageInputsProps) {
  const { t } = useTranslation('studio');
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
          {rows.map(({ key, texts }) => (
            <tr key={key}>
              <th scope="row" dir="ltr" className={styles.key}>
                {key}
              </th>
              {languages.map(({ code, label, isRequired }) => (
                <td key={code}>
                  <Input.TextArea
                    autoSize
                    dir="auto"
                    lang={code}
                    aria-label={t('messages.of', { key, language: label })}
                    placeholder={
                      isRequired || !texts['en'] ? undefined : t('messages.inEnglish', { text: texts['en'] })
                    }
                    value={texts[code]}
                    onChange={({ target }) => onRows([{ key, texts: { [code]: target.value } }])}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
