import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../../shared/draft';
import { withText } from '../../draft/draft-files';
import type { DraftField } from '../../fields/draft-fields';
import type { FieldWorkspace } from '../../workspace/use-workspace';
import { withValueAt } from '../edit-form';
import { limitsOf } from '../field-vocabulary';
import styles from '../property-panel.module.css';
import { ValueInput } from '../value-input';
import { itemsOf, itemsPlace, itemTypes, withItemType } from './edit-items';
import { ObjectFields } from './object-fields';

interface ListItemsProps {
  field: DraftField;
  workspace: FieldWorkspace;
}

/** Edits what a list has: objects with fields, or values with limits. Draws nothing for another field. */
export function ListItems({ field, workspace }: ListItemsProps) {
  const { t } = useTranslation('studio');
  const { draft, change } = workspace;
  const items = itemsOf(field);
  if (items === undefined) return null;
  const { pointer, schemaPath, schema } = field;
  const { type } = items;
  const changeIn = (next: TabDraft, what: string) => change(next, `panel${pointer} items ${what}`);
  const handleValue = (path: string[], value: Parameters<typeof withValueAt>[2]) =>
    changeIn(withText(draft, 'form.json', withValueAt(draft.form, [...schemaPath, ...path], value)), path.join(' '));
  return (
    <fieldset className={styles.group}>
      <legend>{t('items.title')}</legend>
      <div className={styles.grid}>
        <div className={styles.property}>
          <span aria-hidden>{t('items.type')}</span>
          <Select
            aria-label={t('items.type')}
            value={itemTypes.find((each) => each === type)}
            options={itemTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={(next) => changeIn(withItemType(draft, field, next), 'type')}
          />
        </div>
        {limitsOf(items)
          .filter(({ name }) => name !== 'default')
          .map(({ name, isNumber }) => (
            <ValueInput
              key={name}
              label={`items › ${name}`}
              value={items[name]}
              isNumber={isNumber}
              onChange={(value) => handleValue(['items', name], value)}
            />
          ))}
      </div>
      {type === 'object' ? (
        <ObjectFields place={itemsPlace(field)} workspace={workspace} />
      ) : (
        <Checkbox
          checked={schema['uniqueItems'] === true}
          onChange={({ target }) => handleValue(['uniqueItems'], target.checked || undefined)}
        >
          {t('items.unique')}
        </Checkbox>
      )}
    </fieldset>
  );
}
