import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DraftLanguage } from '../draft/use-draft-languages';
import styles from './message-table.module.css';

/** Values of the filter: these, or the code of a language that may lack messages. */
export const allMessages = 'all';
const requiredMessages = 'required';

interface MessageFilterProps {
  value: string;
  languages: readonly DraftLanguage[];
  /** How many messages a value of the filter has. */
  countOf: (value: string) => number;
  onChange: (value: string) => void;
}

/**
 * Edits which messages the table shows: all, those that the check misses, or those that English replaces in a language.
 */
export function MessageFilter({ value, languages, countOf, onChange }: MessageFilterProps) {
  const { t } = useTranslation('studio');
  return (
    <Select
      className={styles.filter}
      aria-label={t('messages.show')}
      value={value}
      popupMatchSelectWidth={false}
      options={[
        { value: allMessages, label: t('messages.all') },
        { value: requiredMessages, label: t('messages.missing', { total: String(countOf(requiredMessages)) }) },
        ...languages
          .filter(({ isRequired }) => !isRequired)
          .map(({ code, label }) => ({
            value: code,
            label: t('messages.missingIn', { language: label, total: String(countOf(code)) }),
          })),
      ]}
      onChange={onChange}
    />
  );
}
