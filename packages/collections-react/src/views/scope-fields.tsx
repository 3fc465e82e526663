import { useConsole, useMay } from '@signalbox/api/react';
import { LoadFailure } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Radio, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from '@signalbox/schemas/types';
import { scopes, shareViewsPermission } from '@signalbox/collections-core';
import { roleNamesQuery } from './view-queries';
import styles from './views.module.css';

interface ScopeFieldsProps {
  scope: ListView['scope'];
  role: string | undefined;
  isRoleMissing: boolean;
  onChange: (change: { scope?: ListView['scope']; role?: string }) => void;
}

/** Edits who sees a view. Views of others need a permission, and those of a role the names of roles. */
export function ScopeFields({ scope, role, isRoleMissing, onChange }: ScopeFieldsProps) {
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
