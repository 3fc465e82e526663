import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Condition, type FilterNode, type Group, type ListColumn, noFilter } from '@signalbox/collections-core';
import { useFocusAfterRemoval } from '../../common/use-focus-after-removal';
import { useTitles } from '../../common/references/use-titles';
import styles from './filter-chips.module.css';
import { useConditionText } from './use-condition-text';

interface FilterChipsProps {
  filter: Group;
  columns: readonly ListColumn[];
  onChange: (filter: Group) => void;
  /** Gives the focus to something else when the last condition goes. */
  onNone: () => void;
}

/** The conditions of the list, each with a button that removes it. Nothing without conditions. */
export function FilterChips({ filter, columns, onChange, onNone }: FilterChipsProps) {
  const { t } = useTranslation('collections-react');
  const conditions = conditionsIn(filter);
  const titleOf = useTitles(
    columns.flatMap(({ path, reference }) => {
      if (reference === undefined) return [];
      const ids = conditions.flatMap((each) =>
        each.path === path && each.operand?.type === 'list' ? each.operand.values.map(String) : [],
      );
      return [{ path, reference, ids }];
    }),
  );
  const textOf = useConditionText({ columns, titleOf });
  const { join, of } = filter;
  const { root, keepPlace } = useFocusAfterRemoval<HTMLDivElement>({
    count: of.length,
    selector: '[role=button]',
    onNone,
  });
  if (of.length === 0) return null;
  return (
    <div ref={root} className={styles.chips}>
      {join === 'or' && of.length > 1 ? <span>{t('group.or')}</span> : null}
      {of.map((node, index) => {
        const text = textOf(node);
        return (
          <Tag
            // Two parts may be equal.
            key={`${index} ${text}`}
            className={styles.chip}
            closable={{ 'aria-label': t('chip.remove', { text }) }}
            onClose={(event) => {
              event.preventDefault();
              keepPlace();
              onChange({ ...filter, of: of.filter((_each, other) => other !== index) });
            }}
          >
            <bdi className={styles.text} title={text}>
              {text}
            </bdi>
          </Tag>
        );
      })}
      <Button
        type="link"
        size="small"
        onClick={() => {
          keepPlace();
          onChange(noFilter);
        }}
      >
        {t('filter.clear')}
      </Button>
    </div>
  );
}

/** All comparisons of a part of a filter. */
function conditionsIn(node: FilterNode): Condition[] {
  switch (node.kind) {
    case 'condition':
      return [node];
    case 'group':
      return node.of.flatMap(conditionsIn);
    case 'foreign':
      return [];
  }
}
