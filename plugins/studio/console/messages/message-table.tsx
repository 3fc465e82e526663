import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import type { DraftLanguage } from '../draft/use-draft-languages';
import { CsvButtons } from './csv-buttons';
import { allMessages, MessageFilter } from './message-filter';
import { messageRows, missingKeys, withMessages, type MessageRow, untranslatedKeys } from './message-rows';
import { MessageInputs } from './message-inputs';

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
