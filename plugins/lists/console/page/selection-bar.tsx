import { CloseOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenModel } from '../model/open-model';
import type { RecordSelection } from '../selection/record-selection';
import type { Selection } from '../selection/use-selection';
import styles from './list-page.module.css';
import { slots } from './slots';
import type { Listing } from './use-record-page';

interface SelectionBarProps {
  model: OpenModel;
  listing: Listing;
  selection: Selection;
  /** The same, as bulk changes take it. */
  selected: RecordSelection;
}

/**
 * Shows what is selected, and what can be done with it. It stays in sight below the records, so that no record moves
 * when one is selected. For the keyboard it is in front of them.
 */
export function SelectionBar({ model, listing, selection, selected }: SelectionBarProps) {
  const { t } = useTranslation('lists');
  const { language } = useConsole();
  const { records, count } = listing;
  const { ids, isAll, selectAll, clear } = selection;
  const format = new Intl.NumberFormat(language);
  const total = count.total === undefined ? '' : `${count.isEstimate ? '~' : ''}${format.format(count.total)}`;
  const isMore = !isAll && count.total !== undefined && count.total > ids.size;
  const isPageSelected = records.length > 0 && records.every(({ id }) => ids.has(id));
  const { selectionActions: SelectionActions } = slots;
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
      {SelectionActions ? (
        <Suspense>
          <SelectionActions model={model} selection={selected} onClear={clear} />
        </Suspense>
      ) : null}
    </section>
  );
}
