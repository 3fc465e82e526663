import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FilterNode,
  type Group,
  isComplete,
  type ListColumn,
  noFilter,
  writeFilter,
} from '@signalbox/collections-core';
import { useFocusAfterRemoval } from '../../common/use-focus-after-removal';
import styles from './builder.module.css';
import { GroupEditor } from './group-editor';
import { newCondition } from './new-condition';

interface FilterPanelProps {
  /** The filter of the list. Another one replaces the draft. */
  filter: Group;
  columns: readonly ListColumn[];
  onApply: (filter: Group) => void;
}

/** Builds the filter of a list: comparisons of its columns, and groups of them. Takes effect with its button. */
export function FilterPanel({ filter, columns, onApply }: FilterPanelProps) {
  const { t } = useTranslation('collections-react');
  const [draft, setDraft] = useState(() => startOf(filter, columns));
  const [isTried, setIsTried] = useState(false);
  const [seen, setSeen] = useState(filter);
  if (seen !== filter) {
    setSeen(filter);
    // Keeps the inputs, and the focus in them, while the list only follows the draft.
    if (!isSame(filter, draft, columns)) setDraft(startOf(filter, columns));
  }
  const { root, keepPlace } = useFocusAfterRemoval<HTMLFormElement>({
    count: countOf(draft),
    selector: '[data-removes]',
    onNone: () => root.current?.querySelector<HTMLElement>('[data-adds]')?.focus(),
  });
  const handleApply = () => {
    if (!isComplete(draft)) return setIsTried(true);
    setIsTried(false);
    onApply(draft);
  };
  return (
    <form
      ref={root}
      aria-label={t('filter.label')}
      className={styles.panel}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('[data-removes]')) keepPlace();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        handleApply();
      }}
    >
      <GroupEditor group={draft} columns={columns} depth={0} isTried={isTried} onChange={setDraft} />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit">
          {t('filter.apply')}
        </Button>
        <Button
          onClick={() => {
            setDraft(startOf(noFilter, columns));
            setIsTried(false);
            onApply(noFilter);
          }}
        >
          {t('filter.clear')}
        </Button>
      </div>
    </form>
  );
}

/** The number of conditions and groups in the group. */
function countOf({ of }: Group): number {
  return of.reduce((count, node: FilterNode) => count + 1 + (node.kind === 'group' ? countOf(node) : 0), 0);
}

function isSame(one: Group, other: Group, columns: readonly ListColumn[]): boolean {
  return JSON.stringify(writeFilter(one, columns)) === JSON.stringify(writeFilter(other, columns));
}

/** A filter without conditions starts with one to fill in. */
function startOf(filter: Group, columns: readonly ListColumn[]): Group {
  const [first] = columns;
  return filter.of.length > 0 || !first ? filter : { ...filter, of: [newCondition(first)] };
}
