import { CloseOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SelectionActions } from '../actions/bulk/selection-actions';
import type { Collection } from '../common/collection';
import type { RecordSelection } from '@signalbox/collections-core';
import type { Selection } from '../common/selection/use-selection';
import styles from './collection-page.module.css';
import type { Listing } from './use-record-page';

interface SelectionBarProps {
  collection: Collection;
  listing: Listing;
  selection: Selection;
  /** The same, as bulk changes take it. */
  selected: RecordSelection;
}

/**
 * Shows what is selected, and what can be done with it. It stays in sight below the records, so that no record moves
 * when one is selected. For the keyboard it is in front of them.
 */
export function SelectionBar({ collection, listing, selection, selected }: SelectionBarProps) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  const { records, count } = listing;
  const { ids, isAll, selectAll, clear } = selection;
  const format = new Intl.NumberFormat(language);
  const total = count.total === undefined ? '' : `${count.isEstimate ? '~' : ''}${format.format(count.total)}`;
  const isMore = !isAll && count.total !== undefined && count.total > ids.size;
  const isPageSelected = records.length > 0 && records.every(({ id }) => ids.has(id));
  return (
    <section aria-label={t('selection.label')} className={styles.selection}>
      <output>
        {isAll
          ? t('selection.all', { count: count.total ?? 0, number: total })
          : t('selection.some', { count: ids.size, number: format.format(ids.size) })}
      </output>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t('selection.clear')}
        title={t('selection.clear')}
        onClick={({ currentTarget }) => {
          // The button goes.
          currentTarget.closest(`.${styles.list}`)?.querySelector<HTMLElement>('thead input')?.focus();
          clear();
        }}
      />
      {isMore && isPageSelected ? (
        <Button type="link" size="small" className={styles.selectAll} onClick={selectAll}>
          {t('selection.selectAll', { count: count.total ?? 0, number: total })}
        </Button>
      ) : null}
      <SelectionActions collection={collection} selection={selected} onClear={clear} />
    </section>
  );
}
