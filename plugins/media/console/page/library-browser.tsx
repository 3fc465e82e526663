import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { ActionBar } from '../actions/action-bar';
import { ActionDialogs } from '../actions/action-dialogs';
import { FileActions } from '../actions/file-actions';
import { ItemMenu, type OpenMenu } from '../actions/item-menu';
import { useActions } from '../actions/use-actions';
import { useEnds } from '../actions/use-ends';
import { useFocusReturn } from '../actions/use-focus-return';
import { useView } from '../browse/use-view';
import { useDrops } from '../drag/use-drops';
import { nameOf } from '../library/paths';
import type { Item } from '../items/item';
import { type FileSearch, isSearching, noSearch } from '../place/place';
import { usePlace } from '../place/use-place';
import { FilterButton } from '../search/filter-button';
import { FilterChips } from '../search/filter-chips';
import { SearchBox } from '../search/search-box';
import { DirectoryDrawer } from '../tree/directory-drawer';
import { DirectoryPane } from '../tree/directory-pane';
import { DropZone } from '../uploads/drop/drop-zone';
import { UploadButton } from '../uploads/drop/upload-button';
import { FolderPath } from './folder-path';
import { ListPane, placeKeyOf } from './list-pane';
import { ReloadButton } from './reload-button';
import styles from './media-page.module.css';
import { useListing } from './use-listing';
import { TrashButton } from './trash-button';
import { useSelection } from './use-selection';
import { ViewTools } from './view-tools';

const FileDrawer = lazy(async () => ({ default: (await import('../details/file-drawer')).FileDrawer }));
const FilterPanel = lazy(async () => ({ default: (await import('../search/filter-panel')).FilterPanel }));

/** The folders, and the files of one of them or of a search. On a narrow screen the folders are in a drawer. */
export function LibraryBrowser() {
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const [place, goTo] = usePlace();
  const [view, setView] = useView();
  const [isFiltering, setIsFiltering] = useState(false);
  const listing = useListing(place);
  const { selection, setSelection, prepare } = useSelection(placeKeyOf(place), listing.items);
  const { folder, search, sort, file } = place;

  const frame = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useFocusReturn(frame);
  const actions = useActions({ folder, goTo, onOpen: remember });
  const ends = useEnds({ actions, place, goTo, onSelect: setSelection, onFocus: giveBack });
  const [menu, setMenu] = useState<OpenMenu>();
  const { items } = listing;
  const chosen = useMemo(() => items.filter(({ path }) => selection.selected.has(path)), [items, selection.selected]);
  useDrops({
    selected: selection.selected,
    onMove: (paths, target) => actions.moveInto(itemsAt(items, paths), target),
  });
  const treeActions = {
    onCommand: (command: 'delete' | 'rename', path: string) => {
      if (path === '') return;
      if (command === 'delete') actions.run('delete', [directoryOf(path)]);
      else actions.open({ kind: 'rename', item: directoryOf(path) });
    },
    onMenu: (path: string, at: OpenMenu['at']) => {
      remember();
      setMenu({ at, items: path === '' ? [] : [directoryOf(path)], isOfTree: true });
    },
  };

  const openFolder = (next: string) => goTo({ folder: next, search: noSearch, file: undefined });
  const changeSearch = useCallback(
    (change: Partial<FileSearch>) =>
      goTo({ search: { ...search, ...change }, file: undefined }, { replace: isSearching(search) }),
    [goTo, search],
  );
  const searchText = useCallback((text: string) => changeSearch({ text }), [changeSearch]);

  return (
    <div className={styles.card}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchBox text={search.text} onSearch={searchText} />
        </div>
        {isNarrow ? <DirectoryDrawer folder={folder} onOpen={openFolder} /> : null}
        <FilterButton search={search} isOpen={isFiltering} onToggle={() => setIsFiltering(!isFiltering)} />
        <TrashButton place={place} />
        <ReloadButton />
        <UploadButton folder={folder} />
      </div>
      {isFiltering ? (
        <Suspense>
          <FilterPanel search={search} folder={folder} onChange={changeSearch} />
        </Suspense>
      ) : null}
      <FilterChips search={search} folder={folder} onChange={changeSearch} />
      <div className={styles.placeBar}>
        <FolderPath place={place} />
        <ViewTools
          view={view}
          onView={setView}
          sort={sort}
          onSort={(next) => goTo({ sort: next }, { replace: true })}
        />
      </div>
      <ActionBar actions={actions} items={chosen} />
      <DropZone folder={folder} className={styles.panes}>
        {isNarrow ? null : (
          <div className={styles.treePane}>
            <DirectoryPane folder={folder} onOpen={openFolder} actions={treeActions} />
          </div>
        )}
        <ListPane
          listing={listing}
          place={place}
          goTo={goTo}
          view={view}
          selection={selection}
          onSelect={setSelection}
          onPrepare={prepare}
          frame={frame}
          actions={actions}
          chosen={chosen}
          onMenu={(menuItems, at) => {
            remember();
            setMenu({ at, items: menuItems });
          }}
          onRenamed={ends.renamed}
          onRenameEnd={ends.close}
        />
      </DropZone>
      {file === undefined ? null : (
        <Suspense>
          <FileDrawer
            path={file}
            onClose={() => goTo({ file: undefined })}
            actions={<FileActions actions={actions} path={file} />}
          />
        </Suspense>
      )}
      {menu === undefined ? null : (
        <ItemMenu
          key={`${menu.at.x},${menu.at.y}`}
          menu={menu}
          actions={actions}
          onClose={(hasRun) => {
            setMenu(undefined);
            if (!hasRun) giveBack();
          }}
        />
      )}
      <ActionDialogs dialog={actions.dialog} place={place} ends={ends} />
    </div>
  );
}

function itemsAt(items: readonly Item[], paths: readonly string[]): Item[] {
  const wanted = new Set(paths);
  return items.filter(({ path }) => wanted.has(path));
}

function directoryOf(path: string): Item {
  return { kind: 'directory', path, name: nameOf(path) };
}
