import {
  firstPage,
  type ListPlace,
  type PendingChanges,
  type ShownColumn,
  withPin,
  withWidth,
  writePlace,
} from '@signalbox/collections-core';
import { LoadFailure } from '@signalbox/console-kit';
import { stringsOf } from '@signalbox/schemas/json';
import { Button, Empty, Flex } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { useTitles } from '../common/references/use-titles';
import type { Selection } from '../common/selection/use-selection';
import { valueAt } from '../common/use-cell-text';
import type { GoToPlace } from '../common/use-place';
import { RecordTable } from '../table/record-table';
import styles from './collection-page.module.css';
import { LoadingRows } from './loading-rows';
import type { Listing } from './use-record-page';

interface RecordsPaneProps {
  collection: Collection;
  shown: readonly ShownColumn[];
  onColumns: (shown: ShownColumn[]) => void;
  listing: Listing;
  place: ListPlace;
  goTo: GoToPlace;
  onClearFilter: () => void;
  onClearOrder: () => void;
  selection: Selection;
  pending: PendingChanges;
}

/** The table of records, or why there is none. */
export function RecordsPane({
  collection,
  shown,
  onColumns,
  listing,
  place,
  goTo,
  onClearFilter,
  onClearOrder,
  selection,
  pending,
}: RecordsPaneProps) {
  const { records, isStale } = listing;
  const titleOf = useTitles(
    shown.flatMap(({ column: { path, reference } }) => {
      if (reference === undefined) return [];
      const ids = records.flatMap((record) => stringsOf([valueAt(record, path) ?? []].flat()));
      return [{ path, reference, ids }];
    }),
  );
  const open = useCallback((record: string) => goTo({ record }), [goTo]);
  const hrefOf = (record: string) => `?${writePlace({ ...place, record }).toString()}`;
  return (
    <>
      {records.length > 0 ? (
        <RecordTable
          label={collection.name}
          columns={shown}
          records={records}
          titleOf={titleOf}
          sorts={place.sorts}
          onSort={(sorts) => goTo({ sorts, ...firstPage })}
          onResize={(path, width) => onColumns(withWidth(shown, path, width))}
          onPin={(path, pin) => onColumns(withPin(shown, path, pin))}
          onHide={(path) => onColumns(shown.filter(({ column }) => column.path !== path))}
          titlePath={collection.columns[0]?.path}
          isBusy={isStale}
          hrefOf={hrefOf}
          onOpen={open}
          openRecord={place.record}
          selection={selection}
          pending={pending}
        />
      ) : null}
      <ListState {...{ collection, listing, place, goTo, onClearFilter, onClearOrder }} />
    </>
  );
}

interface ListStateProps {
  collection: Collection;
  listing: Listing;
  place: ListPlace;
  goTo: GoToPlace;
  onClearFilter: () => void;
  /** Shows the first page in the order of the ids. */
  onClearOrder: () => void;
}

/** Drawn instead of the records: says that they are loading, could not be loaded, or that there are none. */
function ListState({ collection, listing, place, goTo, onClearFilter, onClearOrder }: ListStateProps) {
  const { t } = useTranslation('collections-react');
  const { records, isPending, error, retry } = listing;
  const { filter, sorts, cursor, size } = place;
  const none = filter ? t('empty.noMatch') : (collection.emptyText ?? t('empty.none'));
  const text = cursor === undefined ? none : t('empty.page');
  const toFirst = <Button onClick={() => goTo(firstPage)}>{t('page.first')}</Button>;
  if (error)
    return (
      <Flex vertical gap="small" align="start">
        <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('list.loadFailed', { reason })} />
        {/* The collection may have lost a column since the address or the view was saved, and there are no headers to click. */}
        {sorts.length > 0 ? <Button onClick={onClearOrder}>{t('page.firstUnsorted')}</Button> : null}
        {sorts.length === 0 && cursor !== undefined ? toFirst : null}
      </Flex>
    );
  if (records.length > 0) return null;
  if (isPending) return <LoadingRows count={size} />;
  return (
    <Empty className={styles.state} image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
      {cursor !== undefined ? toFirst : null}
      {cursor === undefined && filter ? <Button onClick={onClearFilter}>{t('filter.clear')}</Button> : null}
    </Empty>
  );
}
