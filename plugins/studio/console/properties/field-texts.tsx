import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDraftLanguages } from '../draft/use-draft-languages';
import { messageRows, withMessages } from '../messages/message-rows';
import type { FieldWorkspace } from '../workspace/use-workspace';
import type { DraftField } from '../fields/draft-fields';
import styles from './property-panel.module.css';

interface FieldTextsProps {
  field: DraftField;
  workspace: FieldWorkspace;
}

const parts = ['title', 'help'] as const;

/** Title and help of a field in every language of the draft. None while a file of messages is no JSON. */
export function FieldTexts({ field, workspace }: FieldTextsProps) {
  const { t } = useTranslation('studio');
  const { draft, change } = workspace;
  const languages = useDraftLanguages(draft);
  const keys = parts.map((part) => `${field.path.join('.')}.${part}`);
  const codes = languages.map(({ code }) => code);
  const rows = messageRows(draft, { languages: codes, known: keys })?.filter(({ key }) => keys.includes(key));
  if (!rows) return <p className={styles.hint}>{t('messages.noJson')}</p>;
  return (
    <div className={styles.grid}>
      {rows.flatMap((row) =>
        languages.map(({ code, label, isRequired }) => (
          <label key={`${row.key} ${code}`} className={styles.property}>
            {t(row.key.endsWith('.title') ? 'properties.name' : 'properties.help', {
              language: label,
            })}
            <Input.TextArea
              autoSize
              dir="auto"
              lang={code}
              placeholder={isRequired ? undefined : row.texts['en']}
              value={row.texts[code]}
              onChange={({ target }) =>
                change(
                  withMessages(draft, [{ ...row, texts: { [code]: target.value } }]),
                  `panel${field.pointer} ${row.key} ${code}`,
                )
              }
            />
          </label>
        )),
      )}
    </div>
  );
}
