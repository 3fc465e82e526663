import { useConsole, useMay } from '@signalbox/api/react';
import { scopes, shareViewsPermission } from '@signalbox/collections-core';
import { LoadFailure } from '@signalbox/console-kit';
import type { ListView } from '@signalbox/schemas/types';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input, type InputRef, Radio, Select } from 'antd';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { roleNamesQuery } from './view-queries';
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

interface ScopeFieldsProps {
  scope: ListView['scope'];
  role: string | undefined;
  isRoleMissing: boolean;
  onChange: (change: { scope?: ListView['scope']; role?: string }) => void;
}

/** Edits who sees a view. Views of others need a permission, and those of a role the names of roles. */
function ScopeFields({ scope, role, isRoleMissing, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('collections-react');
  const { api } = useConsole();
  const may = useMay();
  const ids = { role: useId(), error: useId() };
  const mayListRoles = may('role.view');
  const roles = useQuery({ ...roleNamesQuery(api), enabled: scope === 'role' && mayListRoles });
  if (!may(shareViewsPermission)) return null;
  const offered = scopes.filter((each) => each !== 'role' || mayListRoles || scope === 'role');
  return (
    <>
      <fieldset className={styles.scopes}>
        <legend>{t('view.who')}</legend>
        <Radio.Group
          value={scope}
          onChange={({ target: { value } }) => onChange({ scope: scopes.find((each) => each === value) ?? 'private' })}
          options={offered.map((value) => ({ value, label: t(`view.for.${value}`) }))}
          className={styles.radios}
        />
      </fieldset>
      {scope === 'role' ? (
        <div className={styles.field}>
          <label htmlFor={ids.role}>{t('view.role')}</label>
          <Select<string>
            id={ids.role}
            value={role ?? null}
            loading={roles.isLoading}
            disabled={!mayListRoles}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('condition.choose')}
            status={isRoleMissing ? 'error' : ''}
            aria-invalid={isRoleMissing}
            aria-describedby={isRoleMissing ? ids.error : undefined}
            onChange={(next) => onChange({ role: next })}
            options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          {isRoleMissing ? (
            <span id={ids.error} role="alert" className={styles.error}>
              {t('view.roleMissing')}
            </span>
          ) : null}
          {roles.error ? <LoadFailure error={roles.error} onRetry={() => void roles.refetch()} /> : null}
        </div>
      ) : null}
    </>
  );
}
