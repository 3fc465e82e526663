import { LoadFailure } from '@signalbox/console-kit';
import { Button, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { firstPage, type ListPlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import styles from './list-page.module.css';
import type { Listing } from './use-record-page';

interface ListStateProps {
  listing: Listing;
  place: ListPlace;
  goTo: GoToPlace;
}

/** Stands where records would be: they are loading, could not be loaded, or there are none. */
export function ListState({ listing, place: { filter, cursor }, goTo }: ListStateProps) {
  const { t } = useTranslation('lists');
  const { records, isPending, error, retry } = listing;
  if (error)
    return <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('list.loadFailed', { reason })} />;
  if (records.length > 0) return null;
  if (isPending)
    return <Skeleton active aria-label={t('list.loading')} aria-busy paragraph={{ rows: 14 }} title={false} />;
  return (
    <Empty
      className={styles.state}
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={t(cursor === undefined ? (filter ? 'empty.noMatch' : 'empty.none') : 'empty.page')}
    >
      {cursor !== undefined ? <Button onClick={() => goTo(firstPage)}>{t('page.first')}</Button> : null}
      {cursor === undefined && filter ? (
        <Button onClick={() => goTo({ filter: undefined, ...firstPage })}>{t('filter.clear')}</Button>
      ) : null}
    </Empty>
  );
}
