import { LoadFailure } from '@signalbox/console-kit';
import { Alert } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTable } from '../browse/file-table';
import { cutPaths } from '../actions/open-dialog';
import type { Actions } from '../actions/use-actions';
import type { ListCommand, ListProps, Point } from '../browse/list-props';
import { ThumbnailGrid } from '../browse/thumbnail-grid';
import type { View } from '../browse/use-view';
import type { Item } from '../items/item';
import { clear, reach, type Selection } from '../items/selection';
import { nameOf, parentOf } from '../library/paths';
import type { Placed } from '../move/place-items';
import { InlineRename } from '../rename/inline-rename';
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
  /** The element around the list. */
  frame: RefObject<HTMLDivElement | null>;
  actions: Actions;
  /** The selected items. */
  chosen: readonly Item[];
  onMenu: (items: readonly Item[], at: Point) => void;
  onRenamed: (placed: Placed) => void;
  onRenameEnd: () => void;
}

/** The address of a place without its open file: a place with the same one shows the same list. */
export function placeKeyOf(place: LibraryPlace): string {
  return writePlace({ ...place, file: undefined }).toString();
}

/** The files, with their state above and their number below. */
export function ListPane(props: ListPaneProps) {
  const { listing, place, goTo, view, selection, onSelect, frame, actions, chosen, onMenu } = props;
  const { t } = useTranslation('media');
  const { items, fileCount, directoryCount, isPending, isStale, isIndexing, onMore, hasMore, error, retry } = listing;
  const { folder, search, sort } = place;
  const isSearch = isSearching(search);

  const { dialog, clipboard } = actions;
  const renamed = dialog?.kind === 'inlineRename' ? items.find(({ path }) => path === dialog.item.path) : undefined;
  const isCounted = fileCount !== undefined && /^\d+$/.test(fileCount);
  const list: ListProps = {
    label: isSearch ? t('list.found') : t('list.inFolder', { folder: folder === '' ? t('title') : nameOf(folder) }),
    items,
    count: isCounted ? directoryCount + Number(fileCount) : -1,
    isBusy: isPending || isStale,
    onMore,
    hasMore,
    selection,
    cut: cutPaths(clipboard),
    onSelect,
    onCommand: (command, item) => runCommand(props, command, item),
    onMenu: (item, at) => {
      if (item === undefined) onMenu([], at);
      else onMenu(selection.selected.has(item.path) ? chosen : [item], at);
    },
  };
  return (
    <section aria-label={t('list.label')} className={styles.listPane}>
      {isIndexing && items.length > 0 ? <Alert type="info" showIcon title={t('list.indexing')} /> : null}
      <div
        ref={frame}
        className={styles.listFrame}
        data-stale={isStale || undefined}
        data-selected-count={selection.selected.size}
      >
        {view === 'grid' ? (
          <ThumbnailGrid {...list} />
        ) : (
          <FileTable {...list} hasFolders={isSearch} sort={sort} onSort={(next) => goTo({ sort: next })} />
        )}
        <ListState listing={listing} place={place} goTo={goTo} />
        {renamed === undefined ? null : (
          <InlineRename
            key={renamed.path}
            item={renamed}
            index={items.indexOf(renamed)}
            frame={frame}
            onRenamed={props.onRenamed}
            onUsed={(typed) => actions.open({ kind: 'rename', item: renamed, typed })}
            onClose={props.onRenameEnd}
          />
        )}
      </div>
      {error && items.length > 0 ? (
        <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('list.loadFailed', { reason })} />
      ) : null}
      <ListStatus listing={listing} selection={selection} clipboard={clipboard} />
    </section>
  );
}

function runCommand(props: ListPaneProps, command: ListCommand, item: Item | undefined): void {
  const { selection, onSelect, actions, chosen } = props;
  switch (command) {
    case 'open':
      return item && actions.run('open', [item]);
    case 'up':
      return goUp(props);
    case 'clear':
      if (chosen.length === 0) actions.setClipboard(undefined);
      return onSelect(clear(selection));
    case 'rename':
      return item && actions.run('rename', [item]);
    case 'delete':
    case 'cut':
    case 'copy':
      return actions.run(command, chosen.length > 0 || item === undefined ? chosen : [item]);
    case 'paste':
      return actions.paste?.();
    case 'undo':
      return actions.undo?.();
    case 'help':
      return actions.showKeys();
  }
}

/** Opens the folder around the shown one, which is selected there. */
function goUp({ place, goTo, selection, onPrepare }: ListPaneProps): void {
  const { folder } = place;
  if (folder === '') return;
  const parent = { folder: parentOf(folder), search: noSearch, file: undefined };
  const left = reach(selection, { path: folder, how: 'select', paths: [folder] });
  onPrepare(placeKeyOf({ ...place, ...parent }), left);
  goTo(parent);
}
