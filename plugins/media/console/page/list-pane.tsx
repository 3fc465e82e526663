import { LoadFailure } from '@signalbox/console-kit';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FileTable } from '../browse/file-table';
import type { ListCommand, ListProps } from '../browse/list-props';
import { ThumbnailGrid } from '../browse/thumbnail-grid';
import type { View } from '../browse/use-view';
import type { Item } from '../items/item';
import { clear, reach, type Selection } from '../items/selection';
import { nameOf, parentOf } from '../library/paths';
import { isSearching, type LibraryPlace, noSearch, writePlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import { ListState } from './list-state';
import { ListStatus } from './list-status';
import styles from './media-page.module.css';
import type { Listing } from './use-listing';

interface ListPaneProps {
  listing: Listing;
  place: LibraryPlace;
  goTo: GoToPlace;
  view: View;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** Selects in a place that the page shows next. */
  onPrepare: (placeKey: string, selection: Selection) => void;
}

/** The address of a place without its open file: a place with the same one shows the same list. */
export function placeKeyOf(place: LibraryPlace): string {
  return writePlace({ ...place, file: undefined }).toString();
}

/** The files, with their state above and their number below. */
export function ListPane({ listing, place, goTo, view, selection, onSelect, onPrepare }: ListPaneProps) {
  const { t } = useTranslation('media');
  const { items, fileCount, directoryCount, isPending, isStale, isIndexing, onMore, error, retry } = listing;
  const { folder, search, sort } = place;
  const isSearch = isSearching(search);

  const handleUp = () => {
    if (folder === '') return;
    const parent = { folder: parentOf(folder), search: noSearch, file: undefined };
    const left = reach(selection, { path: folder, how: 'select', paths: [folder] });
    onPrepare(placeKeyOf({ ...place, ...parent }), left);
    goTo(parent);
  };
  const handleCommand = (command: ListCommand, item: Item | undefined) => {
    switch (command) {
      case 'open':
        if (item?.kind === 'directory') goTo({ folder: item.path, search: noSearch, file: undefined });
        if (item?.kind === 'file') goTo({ file: item.path });
        return;
      case 'up':
        return handleUp();
      case 'clear':
        return onSelect(clear(selection));
    }
  };
  const isCounted = fileCount !== undefined && /^\d+$/.test(fileCount);
  const list: ListProps = {
    label: isSearch ? t('list.found') : t('list.inFolder', { folder: folder === '' ? t('title') : nameOf(folder) }),
    items,
    count: isCounted ? directoryCount + Number(fileCount) : -1,
    isBusy: isPending || isStale,
    onMore,
    selection,
    onSelect,
    onCommand: handleCommand,
  };
  return (
    <section aria-label={t('list.label')} className={styles.listPane}>
      {isIndexing && items.length > 0 ? <Alert type="info" showIcon title={t('list.indexing')} /> : null}
      <div className={styles.listFrame} data-stale={isStale || undefined}>
        {view === 'grid' ? (
          <ThumbnailGrid {...list} />
        ) : (
          <FileTable {...list} hasFolders={isSearch} sort={sort} onSort={(next) => goTo({ sort: next })} />
        )}
        <ListState listing={listing} place={place} goTo={goTo} />
      </div>
      {error && items.length > 0 ? (
        <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('list.loadFailed', { reason })} />
      ) : null}
      <ListStatus listing={listing} selection={selection} />
    </section>
  );
}
