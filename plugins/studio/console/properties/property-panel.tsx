import { Alert, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftError } from '../../shared/draft';
import { ErrorList } from '../check/error-list';
import { parsed } from '../draft/draft-files';
import { type DraftField, draftFields, inOneBranch, nameOf, offsetOf } from '../fields/draft-fields';
import type { FieldWorkspace, Workspace } from '../workspace/use-workspace';
import { errorsOfField } from './errors-of-field';
import { FieldProperties } from './field-properties';
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

interface BranchPropertiesProps {
  field: DraftField;
  workspace: FieldWorkspace;
}

/** The properties of a field. If several branches declare it, a choice of the branch whose limits and choices are changed. */
export function BranchProperties({ field, workspace }: BranchPropertiesProps) {
  const { t } = useTranslation('studio');
  const [chosen, setChosen] = useState(0);
  const { branches } = field;
  if (branches.length === 0) return <FieldProperties field={field} workspace={workspace} />;
  // The text may have lost the branch.
  const index = Math.min(chosen, branches.length - 1);
  const handleBranch = (next: number) => {
    setChosen(next);
    const { schemaPath } = inOneBranch(field, next);
    const offset = offsetOf(workspace.draft.form, schemaPath);
    workspace.openFile('form.json', offset === undefined ? undefined : { offset, isFocused: false });
  };
  return (
    <>
      <label className={styles.property}>
        {t('properties.branch')}
        <Select
          className={styles.input}
          aria-describedby="studio-branch-hint"
          value={index}
          options={branches.map((branch, place) => ({ value: place, label: branchName(field, branch) }))}
          onChange={handleBranch}
        />
      </label>
      <p id="studio-branch-hint" className={styles.hint}>
        {t('properties.branchHint', { name: nameOf(field) })}
      </p>
      <FieldProperties key={index} field={inOneBranch(field, index)} workspace={workspace} />
    </>
  );
}

/** The place of the branch in the schema, such as `allOf › 1 › then`. */
function branchName({ path }: DraftField, { schemaPath }: Pick<DraftField, 'schemaPath'>): string {
  // Without `schema`, the sections around the field, and its own name.
  const sections = (path.length - 1) * 2;
  return schemaPath.slice(1 + sections, -2).join(' › ');
}
