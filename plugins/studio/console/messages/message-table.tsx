import { useConsole } from '@signalbox/api/react';
import { Alert, Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftLanguages, type TabDraft } from '../../shared/draft';
import { CsvButtons } from './csv-buttons';
import { messageRows, missingKeys, withMessages, type MessageRow } from './message-rows';
import styles from './message-table.module.css';

interface MessageTableProps {
  draft: TabDraft;
  /** Keys of the messages that the form needs or may have. */
  keys: readonly string[];
  /** Those that it needs. */
  requiredKeys: readonly string[];
  onChange: (draft: TabDraft) => void;
}

/** All messages of the tab, with its languages side by side. */
export function MessageTable({ draft, keys, requiredKeys, onChange }: MessageTableProps) {
  const { t } = useTranslation('studio');
  /** Those that were missing when the user asked for them: a row stays while it is filled. */
  const [missing, setMissing] = useState<ReadonlySet<string>>();
  const rows = messageRows(draft, keys);
  if (rows === undefined) return <Alert type="warning" showIcon title={t('messages.noJson')} />;
  const handleRows = (changed: readonly MessageRow[]) => onChange(withMessages(draft, changed));
  return (
    <>
      <CsvButtons name={`${draft.id.replace('/', '-')}.csv`} rows={rows} onRows={handleRows} />
      <Checkbox
        className={styles.filter}
        checked={missing !== undefined}
        onChange={({ target }) => setMissing(target.checked ? missingKeys(rows, requiredKeys) : undefined)}
      >
        {t('messages.missing')}
      </Checkbox>
      {missing?.size === 0 ? (
        <output>{t('messages.complete')}</output>
      ) : (
        <Rows rows={rows.filter(({ key }) => missing?.has(key) ?? true)} onRows={handleRows} />
      )}
    </>
  );
}

interface RowsProps {
  rows: readonly MessageRow[];
  onRows: (rows: readonly MessageRow[]) => void;
}

function Rows({ rows, onRows }: RowsProps) {
  const { t } = useTranslation('studio');
  const { languages } = useConsole();
  const nameOf = (code: string) => languages.find((each) => each.code === code)?.label ?? code;
  return (
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
                    onChange={({ target }) => onRows([{ ...row, texts: { ...row.texts, [language]: target.value } }])}
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
