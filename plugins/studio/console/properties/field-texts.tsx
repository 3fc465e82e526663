import { useConsole } from '@signalbox/api/react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { draftLanguages } from '../../shared/draft';
import { messageRows, withMessages } from '../messages/message-rows';
import type { Workspace } from '../workspace/use-workspace';
import type { DraftField } from '../fields/draft-fields';
import styles from './property-panel.module.css';

interface FieldTextsProps {
  field: DraftField;
  workspace: Workspace;
}

const parts = ['title', 'help'] as const;

/** Title and help of a field in every language of the draft. None while a file of messages is no JSON. */
export function FieldTexts({ field, workspace }: FieldTextsProps) {
  const { t } = useTranslation('studio');
  const { languages } = useConsole();
  const { draft, change } = workspace;
  const keys = parts.map((part) => `${field.path.join('.')}.${part}`);
  const rows = messageRows(draft, keys)?.filter(({ key }) => keys.includes(key));
  if (!rows) return <p className={styles.hint}>{t('messages.noJson')}</p>;
  return (
    <div className={styles.grid}>
      {rows.flatMap((row) =>
        draftLanguages.map((language) => (
          <label key={`${row.key} ${language}`} className={styles.property}>
            {t(row.key.endsWith('.title') ? 'properties.name' : 'properties.help', {
              language: languages.find(({ code }) => code.replace('_', '-') === language)?.label ?? language,
            })}
            <Input.TextArea
              autoSize
              dir="auto"
              lang={language}
              value={row.texts[language]}
              onChange={({ target }) =>
                change(
                  withMessages(draft, [{ ...row, texts: { ...row.texts, [language]: target.value } }]),
                  `panel${field.pointer} ${row.key} ${language}`,
                )
              }
            />
          </label>
        )),
      )}
    </div>
  );
}
