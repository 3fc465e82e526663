import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftFields, type DraftField, nameOf } from '../../fields/draft-fields';
import type { Workspace } from '../../workspace/use-workspace';
import styles from '../property-panel.module.css';
import { partOfItem, useNextFocus } from '../use-next-focus';
import { fieldsOfItems, fieldTypes, isNewName, withItemField, withoutItemField } from './edit-items';

interface ItemFieldsProps {
  list: DraftField;
  workspace: Workspace;
}

/** The fields of a list's items: each opens in this panel. */
export function ItemFields({ list, workspace }: ItemFieldsProps) {
  const { t } = useTranslation('studio');
  const { draft, change, select } = workspace;
  const own = fieldsOfItems(draftFields(draft.form), list);
  const { frame, focusNext } = useNextFocus<HTMLDivElement>();
  const handleRemove = (field: DraftField, index: number) => {
    focusNext(partOfItem(index, 'remove'), partOfItem(index - 1, 'remove'), '[data-part="new"]');
    change(withoutItemField(draft, field), `panel${field.pointer} remove`);
  };
  return (
    <div ref={frame} className={styles.contents}>
      <ul className={styles.list}>
        {own.map((field, index) => {
          const name = nameOf(field);
          return (
            <li key={name} className={styles.row}>
              <Button dir="ltr" aria-label={t('items.open', { name })} onClick={() => select(field.pointer, 'panel')}>
                {name}
              </Button>
              <Button
                danger
                data-part="remove"
                aria-label={t('items.remove', { name })}
                onClick={() => handleRemove(field, index)}
              >
                ×
              </Button>
            </li>
          );
        })}
      </ul>
      <NewField list={list} workspace={workspace} />
    </div>
  );
}

function NewField({ list, workspace }: ItemFieldsProps) {
  const { t } = useTranslation('studio');
  const { draft, change } = workspace;
  const [name, setName] = useState('');
  const [type, setType] = useState<(typeof fieldTypes)[number]>('string');
  const errorId = useId();
  const isNew = isNewName(draftFields(draft.form), list, name);
  const isWrong = name !== '' && !isNew;
  const handleAdd = () => {
    if (!isNew) return;
    change(withItemField(draft, list, { name, type }), `panel${list.pointer} new field ${name}`);
    setName('');
  };
  return (
    <>
      <div className={styles.row}>
        <Input
          dir="ltr"
          data-part="new"
          aria-label={t('items.name')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          status={isWrong ? 'error' : ''}
          placeholder={t('items.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={handleAdd}
        />
        <Select
          aria-label={t('items.fieldType')}
          popupMatchSelectWidth={false}
          value={type}
          options={fieldTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={setType}
        />
        <Button disabled={!isNew} onClick={handleAdd}>
          {t('items.add')}
        </Button>
      </div>
      {isWrong && (
        <span id={errorId} role="alert" className={styles.error}>
          {t('items.wrong')}
        </span>
      )}
    </>
  );
}
