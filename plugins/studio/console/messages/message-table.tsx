import { useConsole } from '@signalbox/api/react';
import { Alert, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { draftLanguages, type TabDraft } from '../../shared/draft';
import { CsvButtons } from './csv-buttons';
import { messageRows, withMessages, type MessageRow } from './message-rows';
import styles from './message-table.module.css';

interface MessageTableProps {
  draft: TabDraft;
  /** Keys of the messages that the form needs or may have. */
  keys: readonly string[];
  onChange: (draft: TabDraft) => void;
}

/** All messages of the tab, with its languages side by side. */
export function MessageTable({ draft, keys, onChange }: MessageTableProps) {
  const { t } = useTranslation('studio');
  const { languages } = useConsole();
  const nameOf = (code: string) => languages.find((each) => each.code === code)?.label ?? code;
  const rows = messageRows(draft, keys);
  if (rows === undefined) return <Alert type="warning" showIcon title={t('messages.noJson')} />;
  const handleRows = (changed: readonly MessageRow[]) => onChange(withMessages(draft, changed));
  return (
    <>
      <CsvButtons name={`${draft.id.replace('/', '-')}.csv`} rows={rows} onRows={handleRows} />
      <section className={styles.frame} aria-label={t('messages.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('messages.key')}</th>
              {draftLanguages.map((language) => (
                <th key={language} scope="col">
                  {nameOf(language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" dir="ltr" className={styles.key}>
                  {row.key}
                </th>
                {draftLanguages.map((language) => (
                  <td key={language}>
                    <Input.TextArea
                      autoSize
                      dir="auto"
                      lang={language}
                      aria-label={t('messages.of', { key: row.key, language: nameOf(language) })}
                      value={row.texts[language]}
                      onChange={({ target }) =>
                        handleRows([{ ...row, texts: { ...row.texts, [language]: target.value } }])
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
