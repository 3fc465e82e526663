import { Alert, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parsed } from '../draft/draft-files';
import type { Workspace } from '../workspace/use-workspace';
import type { DraftError } from '../../shared/draft';
import { ErrorList } from '../check/error-list';
import { draftFields } from '../fields/draft-fields';
import { errorsOfField } from './errors-of-field';
import { BranchProperties } from './branch-properties';
import styles from './property-panel.module.css';

interface PropertyPanelProps {
  workspace: Workspace;
  /** The errors of the check of the draft. */
  errors: readonly DraftError[];
}

/** The properties of the selected field. A change edits the text of the file, and nothing else in it. */
export function PropertyPanel({ workspace, errors }: PropertyPanelProps) {
  const { t } = useTranslation('studio');
  const { draft, selected, select } = workspace;
  const fields = useMemo(() => draftFields(draft.form), [draft.form]);
  const field = fields.find(({ pointer }) => pointer === selected);
  const isReadable = parsed(draft.form) !== undefined;
  return (
    <section aria-labelledby="studio-properties" className={styles.panel}>
      <h2 id="studio-properties" className={styles.heading}>
        {t('properties.title')}
      </h2>
      {isReadable ? (
        <Select
          className={styles.input}
          showSearch
          aria-label={t('properties.field')}
          placeholder={t('properties.choose')}
          value={field?.pointer}
          options={fields.map(({ pointer, path }) => ({ value: pointer, label: path.join(' › ') }))}
          onChange={(pointer) => select(pointer, 'panel')}
        />
      ) : (
        <Alert type="warning" showIcon title={t('properties.noJson')} />
      )}
      {isReadable && selected !== undefined && !field && (
        <Alert type="info" showIcon title={t('properties.elsewhere', { name: selected })} />
      )}
      {isReadable && field && <BranchProperties key={field.pointer} field={field} workspace={workspace} />}
      {isReadable && field && <FieldErrors errors={errorsOfField(errors, field)} />}
    </section>
  );
}

function FieldErrors({ errors }: { errors: readonly DraftError[] }) {
  const { t } = useTranslation('studio');
  if (errors.length === 0) return null;
  return (
    <section aria-label={t('properties.errors')}>
      <h3 className={styles.subheading}>{t('properties.errors')}</h3>
      <ErrorList errors={errors} label={t('report.list')} />
    </section>
  );
}
