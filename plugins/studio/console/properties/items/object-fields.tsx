import { pointerOf } from '@signalbox/engine/core';
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftFields, type DraftField } from '../../fields/draft-fields';
import type { FieldWorkspace } from '../../workspace/use-workspace';
import styles from '../property-panel.module.css';
import { partOfItem, useNextFocus } from '../use-next-focus';
import { fieldsIn, type FieldsPlace, fieldTypes, isNewName, withField, withoutField } from './edit-items';

interface ObjectFieldsProps {
  place: FieldsPlace;
  workspace: FieldWorkspace;
}

/** The fields of an object: each opens in this panel. */
export function ObjectFields({ place, workspace }: ObjectFieldsProps) {
  const { t } = useTranslation('studio');
  const { draft, change, select } = workspace;
  const own = fieldsIn(draftFields(draft.form), place);
  const { frame, focusNext } = useNextFocus<HTMLDivElement>();
  const handleRemove = (field: DraftField, index: number) => {
    focusNext(partOfItem(index, 'remove'), partOfItem(index - 1, 'remove'), '[data-part="new"]');
    change(withoutField(draft, field), `panel${field.pointer} remove`);
  };
  return (
    <div ref={frame} className={styles.contents}>
      <ul className={styles.list}>
        {own.map((field, index) => {
          const name = field.path.slice(place.path.length).join(' › ');
          return (
            <li key={name} className={styles.row}>
              <Button
                dir="ltr"
                disabled={false}
                aria-label={t('items.open', { name })}
                onClick={() => select(field.pointer, 'panel')}
              >
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
      <NewField place={place} workspace={workspace} />
    </div>
  );
}

function NewField({ place, workspace }: ObjectFieldsProps) {
  const { t } = useTranslation('studio');
  const { draft, change } = workspace;
  const [name, setName] = useState('');
  const [type, setType] = useState<(typeof fieldTypes)[number]>('string');
  const errorId = useId();
  const isNew = isNewName(draftFields(draft.form), place, name);
  const isWrong = name !== '' && !isNew;
  const handleAdd = () => {
    if (!isNew) return;
    change(withField(draft, place, { name, type }), `panel${pointerOf(place.path)} new field ${name}`);
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
