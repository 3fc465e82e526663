import { Alert, Input } from 'antd';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import type { DraftLanguage } from '../draft/use-draft-languages';
import { CsvButtons } from './csv-buttons';
import { allMessages, MessageFilter } from './message-filter';
import {
  type MessageRow,
  messageRows,
  missingKeys,
  replacementsIn,
  untranslatedKeys,
  withMessages,
} from './message-rows';
import styles from './message-table.module.css';

interface MessageTableProps {
  draft: TabDraft;
  languages: readonly DraftLanguage[];
  /** Keys of the messages that the form needs or may have. */
  keys: readonly string[];
  /** Those of `keys` that the form needs. */
  requiredKeys: readonly string[];
  onChange: (draft: TabDraft) => void;
}

/** All messages of the tab, with its languages side by side. */
export function MessageTable({ draft, languages, keys, requiredKeys, onChange }: MessageTableProps) {
  const { t } = useTranslation('studio');
  const [filter, setFilter] = useState(allMessages);
  /** Those that were missing when the user asked for them: a row stays while it is filled. */
  const [missing, setMissing] = useState<ReadonlySet<string>>();
  const codes = languages.map(({ code }) => code);
  const rows = messageRows(draft, { languages: codes, known: keys });
  if (rows === undefined) return <Alert type="warning" showIcon title={t('messages.noJson')} />;
  const handleRows = (changed: readonly MessageRow[]) => onChange(withMessages(draft, changed));
  const missingIn = (value: string) =>
    codes.includes(value) ? untranslatedKeys(rows, value) : missingKeys(rows, requiredKeys);
  const handleFilter = (value: string) => {
    setFilter(value);
    setMissing(value === allMessages ? undefined : missingIn(value));
  };
  return (
    <>
      <CsvButtons name={`${draft.id.replace('/', '-')}.csv`} rows={rows} languages={codes} onRows={handleRows} />
      <MessageFilter
        value={filter}
        languages={languages}
        countOf={(value) => missingIn(value).size}
        onChange={handleFilter}
      />
      {missing?.size === 0 ? (
        <output>{t('messages.complete')}</output>
      ) : (
        <MessageInputs rows={rows} shown={missing} languages={languages} onRows={handleRows} />
      )}
    </>
  );
}

interface MessageInputsProps {
  rows: readonly MessageRow[];
  /** Keys of the rows that are shown. Undefined: all. */
  shown: ReadonlySet<string> | undefined;
  languages: readonly DraftLanguage[];
  onRows: (rows: readonly MessageRow[]) => void;
}

/** A row for each message. Where a language may lack one, its input shows the English text that replaces it. */
function MessageInputs({ rows, shown, languages, onRows }: MessageInputsProps) {
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

/** The key of a message. It is broken after its dots only, and runs from left to right in every language. */
function MessageKey({ value }: { value: string }) {
  const parts = value.split(/(?<=\.)/);
  return (
    <bdi dir="ltr">
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join('')}>
          {index > 0 && <wbr />}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </bdi>
  );
}
