import { Checkbox, Input, type InputRef } from 'antd';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from '@signalbox/schemas/types';
import { ScopeFields } from './scope-fields';
import styles from './views.module.css';

/** What the user enters of a view. With `columns`, it has those that the list shows. */
export type ViewDraft = { [Name in 'name' | 'scope']: ListView[Name] } & {
  [Name in 'role' | 'isDefault' | 'columns']?: ListView[Name] | undefined;
};

interface ViewFieldsProps {
  draft: ViewDraft;
  /** The user tried to save: missing input is marked. */
  isTried: boolean;
  nameRef: RefObject<InputRef | null>;
  onChange: (draft: ViewDraft) => void;
}

/** Name, users and default of a view. */
export function ViewFields({ draft, isTried, nameRef, onChange }: ViewFieldsProps) {
  const { t } = useTranslation('collections-react');
  const ids = { name: useId(), error: useId() };
  const { name, scope, role, isDefault, columns } = draft;
  const isNameMissing = isTried && name.trim() === '';
  const change = (part: Partial<ViewDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={ids.name}>{t('view.name')}</label>
        <Input
          id={ids.name}
          ref={nameRef}
          maxLength={100}
          required
          value={name}
          status={isNameMissing ? 'error' : ''}
          aria-invalid={isNameMissing}
          aria-describedby={isNameMissing ? ids.error : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        {isNameMissing ? (
          <span id={ids.error} role="alert" className={styles.error}>
            {t('view.nameMissing')}
          </span>
        ) : null}
      </div>
      <ScopeFields
        scope={scope}
        role={role}
        isRoleMissing={isTried && scope === 'role' && role === undefined}
        onChange={change}
      />
      <Checkbox
        checked={columns !== undefined}
        onChange={(event) => change({ columns: event.target.checked ? [] : undefined })}
      >
        {t('view.withColumns')}
      </Checkbox>
      <Checkbox checked={isDefault === true} onChange={(event) => change({ isDefault: event.target.checked })}>
        {t(`view.default.${scope}`)}
      </Checkbox>
    </>
  );
}
