import { useMay } from '@signalbox/api/react';
import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { isSearching, noSearch } from '../place/place';
import type { LibraryPlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import type { Listing } from './use-listing';
import styles from './media-page.module.css';

interface ListStateProps {
  listing: Listing;
  place: LibraryPlace;
  goTo: GoToPlace;
}

/** Drawn instead of the files: says that they are loading, could not be loaded, or that there are none. Nothing above files. */
export function ListState({ listing, place: { search, folder }, goTo }: ListStateProps) {
  const { t } = useTranslation('media');
  const { items, isPending, isMissing, isIndexing, error, retry } = listing;
  const isSearch = isSearching(search);
  const mayAdd = useMay()('media.add');
  if (isMissing && !isSearch)
    return (
      <State text={t('empty.missing', { folder })}>
        <Button onClick={() => goTo({ folder: '' })}>{t('empty.openTop')}</Button>
      </State>
    );
  if (error && items.length === 0)
    return (
      <div className={styles.state}>
        <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('list.loadFailed', { reason })} />
      </div>
    );
  if (items.length > 0) return null;
  if (isPending)
    return (
      <div className={styles.state}>
        <LoadingLines label={t('list.loading')} rows={6} />
      </div>
    );
  if (isIndexing) return <State text={t('empty.indexing')} />;
  if (!isSearch) return <State text={t('empty.folder')}>{mayAdd ? <span>{t('uploads.dropHint')}</span> : null}</State>;
  return (
    <State text={t('empty.search')}>
      <Button onClick={() => goTo({ search: noSearch })}>{t('search.clear')}</Button>
    </State>
  );
}

function State({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className={styles.state}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
        {children}
      </Empty>
    </div>
  );
}
