import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DraftField, inOneBranch, nameOf, offsetOf } from '../fields/draft-fields';
import type { Workspace } from '../workspace/use-workspace';
import { FieldProperties } from './field-properties';
import styles from './property-panel.module.css';

interface BranchPropertiesProps {
  field: DraftField;
  workspace: Workspace;
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
