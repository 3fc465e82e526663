import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../columns/list-column';
import type { FilterNode, Group } from '../filter/filter-tree';
import styles from './builder.module.css';
import { ConditionRow } from './condition-row';
import { newCondition } from './new-condition';

interface GroupEditorProps {
  group: Group;
  columns: readonly ListColumn[];
  /** 0 for the filter itself. */
  depth: number;
  /** The user wanted to use the filter: what is missing is marked. */
  isTried: boolean;
  onChange: (group: Group) => void;
  /** Undefined for the filter itself. */
  onRemove?: () => void;
}

/** Conditions of which all or at least one must hold. */
export function GroupEditor({ group, columns, depth, isTried, onChange, onRemove }: GroupEditorProps) {
  const { t } = useTranslation('lists');
  const { join, of } = group;
  const [first] = columns;
  const replace = (index: number, ...nodes: FilterNode[]) =>
    onChange({ ...group, of: of.flatMap((each, other) => (other === index ? nodes : [each])) });
  const add = (node: FilterNode) => onChange({ ...group, of: [...of, node] });
  const label = t(`group.${join}`);
  return (
    <fieldset aria-label={label} className={depth === 0 ? styles.filter : styles.group}>
      <div className={styles.groupHead}>
        {of.length > 1 || depth > 0 ? (
          <Select<Group['join']>
            aria-label={t('group.label')}
            value={join}
            onChange={(next) => onChange({ ...group, join: next })}
            options={(['and', 'or'] as const).map((value) => ({ value, label: t(`group.${value}`) }))}
            className={styles.join}
          />
        ) : null}
        {onRemove ? (
          <Button type="text" icon={<DeleteOutlined />} aria-label={t('group.remove')} onClick={onRemove} />
        ) : null}
      </div>
      {of.map((node, index) => (
        <NodeEditor
          key={`${index} ${node.kind}`}
          node={node}
          columns={columns}
          depth={depth}
          isTried={isTried}
          onChange={(next) => replace(index, next)}
          onRemove={() => replace(index)}
        />
      ))}
      {first ? (
        <div className={styles.actions}>
          <Button size="small" icon={<PlusOutlined />} onClick={() => add(newCondition(first))}>
            {t('condition.add')}
          </Button>
          {depth < maxDepth ? (
            <Button
              size="small"
              icon={<PlusOutlined />}
              onClick={() => add({ kind: 'group', join: join === 'and' ? 'or' : 'and', of: [newCondition(first)] })}
            >
              {t('group.add')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}

/** Groups inside each other, the filter itself not counted. */
const maxDepth = 3;

interface NodeEditorProps extends Pick<GroupEditorProps, 'columns' | 'depth' | 'isTried'> {
  node: FilterNode;
  onChange: (node: FilterNode) => void;
  onRemove: () => void;
}

/** One part of a group. `depth` is that of the group. */
function NodeEditor({ node, columns, depth, isTried, onChange, onRemove }: NodeEditorProps) {
  const { t } = useTranslation('lists');
  const common = { columns, isTried, onChange, onRemove };
  switch (node.kind) {
    case 'condition':
      return <ConditionRow condition={node} {...common} />;
    case 'group':
      return <GroupEditor group={node} depth={depth + 1} {...common} />;
    case 'foreign':
      return (
        <div className={styles.foreign}>
          <code dir="ltr">{JSON.stringify(node.filter)}</code>
          <Button type="text" icon={<DeleteOutlined />} aria-label={t('condition.remove')} onClick={onRemove} />
        </div>
      );
  }
}
