import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { PageCard } from '@signalbox/console-kit';
import { lazy, Suspense, useMemo } from 'react';
import { ActionBar } from '../actions/action-bar';
import { ActionDialogs } from '../actions/action-dialogs';
import { FileActions } from '../actions/file-actions';
import { ItemMenu, type OpenMenu } from '../actions/item-menu';
import { cutPaths } from '../actions/open-dialog';
import type { Actions } from '../actions/use-actions';
import { useView } from '../browse/use-view';
import { useDrops } from '../drag/use-drops';
import { directoryOf, type Item } from '../items/item';
import { noSearch } from '../place/place';
import { type GoToPlace, usePlace } from '../place/use-place';
import { DirectoryPane } from '../tree/directory-pane';
import { DropZone } from '../uploads/drop/drop-zone';
import { BrowserTools } from './browser-tools';
import { FolderPath } from './folder-path';
import { ListPane, placeKeyOf } from './list-pane';
import styles from './media-page.module.css';
import { useLibraryActions } from './use-library-actions';
import { useListing } from './use-listing';
import { useSelection } from './use-selection';
import { ViewTools } from './view-tools';

const FileDrawer = lazy(async () => ({ default: (await import('../details/file-drawer')).FileDrawer }));

/** The folders, and the files of one of them or of a search. On a narrow screen the folders are in a drawer. */
export function LibraryBrowser() {
  const [place, goTo] = usePlace();
  const [view, setView] = useView();
  const listing = useListing(place);
  const { selection, setSelection, prepare } = useSelection(placeKeyOf(place), listing);
  const { folder, sort, file } = place;
  const { items } = listing;
  const chosen = useMemo(() => items.filter(({ path }) => selection.selected.has(path)), [items, selection.selected]);
  const { frame, actions, ends, menu, openMenu, closeMenu } = useLibraryActions({
    place,
    goTo,
    onSelect: setSelection,
  });
  useDrops({
    selected: selection.selected,
    onMove: (paths, target) => actions.moveInto(itemsAt(items, paths), target),
  });

  return (
    <PageCard>
      <BrowserTools place={place} goTo={goTo} />
      <div className={styles.placeBar}>
        <FolderPath place={place} />
        <ViewTools
          view={view}
          onView={setView}
          sort={sort}
          onSort={(next) => goTo({ sort: next }, { replace: true })}
        />
      </div>
      <ActionBar actions={actions} items={chosen} place={place} goTo={goTo} />
      <DropZone folder={folder} className={styles.panes}>
        <TreePane folder={folder} goTo={goTo} actions={actions} onMenu={openMenu} />
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
          onMenu={(menuItems, at) => openMenu({ at, items: menuItems })}
          onRenamed={ends.renamed}
          onRenameEnd={ends.close}
        />
      </DropZone>
      {file === undefined ? null : <OpenFile path={file} actions={actions} goTo={goTo} />}
      {menu === undefined ? null : (
        <ItemMenu key={`${menu.at.x},${menu.at.y}`} menu={menu} actions={actions} onClose={closeMenu} />
      )}
      <ActionDialogs dialog={actions.dialog} place={place} ends={ends} />
    </PageCard>
  );
}

interface OpenFileProps {
  path: string;
  actions: Actions;
  goTo: GoToPlace;
}

function OpenFile({ path, actions, goTo }: OpenFileProps) {
  return (
    <Suspense>
      <FileDrawer
        path={path}
        onClose={() => goTo({ file: undefined })}
        actions={<FileActions actions={actions} path={path} />}
      />
    </Suspense>
  );
}

/** A folder of the tree need not be in the list. */
function itemsAt(items: readonly Item[], paths: readonly string[]): Item[] {
  const listed = new Map(items.map((item) => [item.path, item]));
  return paths.map((path) => listed.get(path) ?? directoryOf(path));
}

interface TreePaneProps {
  /** The folder that the page shows. */
  folder: string;
  goTo: GoToPlace;
  actions: Actions;
  onMenu: (menu: OpenMenu) => void;
}

/** The folders beside the files. Nothing on a narrow screen, where they are in a drawer. */
function TreePane({ folder, goTo, actions, onMenu }: TreePaneProps) {
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  if (isNarrow) return null;
  const treeActions = {
    isMovable: actions.usable.includes('moveTo'),
    cut: cutPaths(actions.clipboard),
    onCommand: (command: 'delete' | 'rename', path: string) => {
      if (path === '') return;
      if (command === 'delete') actions.run('delete', [directoryOf(path)]);
      else actions.open({ kind: 'rename', item: directoryOf(path) });
    },
    onMenu: (path: string, at: OpenMenu['at']) =>
      onMenu({ at, items: path === '' ? [] : [directoryOf(path)], isOfTree: true }),
  };
  return (
    <div className={styles.treePane}>
      <DirectoryPane
        folder={folder}
        onOpen={(next) => goTo({ folder: next, search: noSearch, file: undefined })}
        actions={treeActions}
      />
    </div>
  );
}
