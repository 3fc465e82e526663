import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { JsonObject } from '@signalbox/schemas/json';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FilterNode, Group, ListColumn } from '@signalbox/collections-core';
import styles from './builder.module.css';
import { ConditionRow } from './condition-row';
import { newCondition } from './new-condition';

interface GroupEditorProps {
  group: Group;
  columns: readonly ListColumn[];
  /** 0 for the filter itself. */
  depth: number;
  /** The user tried to apply the filter: missing input is marked. */
  isTried: boolean;
  onChange: (group: Group) => void;
  /** Undefined for the filter itself. */
  onRemove?: () => void;
}

/** Conditions of which all or at least one must hold. */
export function GroupEditor(props: GroupEditorProps) {
  const { group, columns, depth, isTried, onChange } = props;
  const { t } = useTranslation('collections-react');
  const { join, of } = group;
  const replace = (index: number, ...nodes: FilterNode[]) =>
    onChange({ ...group, of: of.flatMap((each, other) => (other === index ? nodes : [each])) });
  return (
    <fieldset aria-label={t(`group.${join}`)} className={depth === 0 ? styles.filter : styles.group}>
      <GroupHead {...props} />
      {of.map((node, index) => {
        const key = `${index} ${node.kind}`;
        const common = { columns, isTried, onRemove: () => replace(index) };
        const handleChange = (next: FilterNode) => replace(index, next);
        switch (node.kind) {
          case 'condition':
            return <ConditionRow key={key} {...common} condition={node} onChange={handleChange} />;
          case 'group':
            return <GroupEditor key={key} {...common} group={node} depth={depth + 1} onChange={handleChange} />;
          case 'foreign':
            return <ForeignRow key={key} filter={node.filter} onRemove={common.onRemove} />;
        }
      })}
      <GroupActions {...props} />
    </fieldset>
  );
}

/** Edits how the conditions are combined. A single condition is not combined with anything. */
function GroupHead({ group, depth, onChange, onRemove }: GroupEditorProps) {
  const { t } = useTranslation('collections-react');
  return (
    <div className={styles.groupHead}>
      {group.of.length > 1 || depth > 0 ? (
        <Select<Group['join']>
          aria-label={t('group.label')}
          value={group.join}
          onChange={(join) => onChange({ ...group, join })}
          options={(['and', 'or'] as const).map((value) => ({ value, label: t(`group.${value}`) }))}
          className={styles.join}
        />
      ) : null}
      {onRemove ? (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('group.remove')}
          data-removes
          onClick={onRemove}
        />
      ) : null}
    </div>
  );
}

function GroupActions({ group, columns, depth, onChange }: GroupEditorProps) {
  const { t } = useTranslation('collections-react');
  const [first] = columns;
  if (first === undefined) return null;
  const { join, of } = group;
  const add = (node: FilterNode) => onChange({ ...group, of: [...of, node] });
  return (
    <div className={styles.actions}>
      <Button size="small" icon={<PlusOutlined aria-hidden />} data-adds onClick={() => add(newCondition(first))}>
        {t('condition.add')}
      </Button>
      {depth < maxDepth ? (
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => add({ kind: 'group', join: join === 'and' ? 'or' : 'and', of: [newCondition(first)] })}
        >
          {t('group.add')}
        </Button>
      ) : null}
    </div>
  );
}

function ForeignRow({ filter, onRemove }: { filter: JsonObject; onRemove: () => void }) {
  const { t } = useTranslation('collections-react');
  return (
    <div className={styles.foreign}>
      <code dir="ltr">{JSON.stringify(filter)}</code>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('condition.remove')}
        data-removes
        onClick={onRemove}
      />
    </div>
  );
}

/** Groups inside each other, the filter itself not counted. */
const maxDepth = 3;
