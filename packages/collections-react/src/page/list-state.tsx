import { LoadFailure } from '@signalbox/console-kit';
import { Button, Empty, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { firstPage, type ListPlace } from '@signalbox/collections-core';
import type { Collection } from '../common/collection';
import type { GoToPlace } from '../common/use-place';
import styles from './collection-page.module.css';
import { LoadingRows } from './loading-rows';
import type { Listing } from './use-record-page';

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
export function ListState({ collection, listing, place, goTo, onClearFilter, onClearOrder }: ListStateProps) {
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
