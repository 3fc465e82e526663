import { LoadFailure } from '@signalbox/console-kit';
import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { firstPage, type ListPlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import styles from './list-page.module.css';
import { LoadingRows } from './loading-rows';
import type { Listing } from './use-record-page';

interface ListStateProps {
  listing: Listing;
  place: ListPlace;
  goTo: GoToPlace;
  onClearFilter: () => void;
}

/** Stands where records would be: they are loading, could not be loaded, or there are none. */
export function ListState({ listing, place: { filter, cursor, size }, goTo, onClearFilter }: ListStateProps) {
  const { t } = useTranslation('lists');
  const { records, isPending, error, retry } = listing;
  if (error)
    return <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('list.loadFailed', { reason })} />;
  if (records.length > 0) return null;
  if (isPending) return <LoadingRows count={size} />;
  return (
    <Empty
      className={styles.state}
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={t(cursor === undefined ? (filter ? 'empty.noMatch' : 'empty.none') : 'empty.page')}
    >
      {cursor !== undefined ? <Button onClick={() => goTo(firstPage)}>{t('page.first')}</Button> : null}
      {cursor === undefined && filter ? <Button onClick={onClearFilter}>{t('filter.clear')}</Button> : null}
    </Empty>
  );
}
