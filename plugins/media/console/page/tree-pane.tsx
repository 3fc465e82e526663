import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import type { OpenMenu } from '../actions/item-menu';
import { cutPaths } from '../actions/open-dialog';
import type { Actions } from '../actions/use-actions';
import { directoryOf } from '../items/item';
import { noSearch } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import { DirectoryPane } from '../tree/directory-pane';
import styles from './media-page.module.css';

interface TreePaneProps {
  /** The shown one. */
  folder: string;
  goTo: GoToPlace;
  actions: Actions;
  onMenu: (menu: OpenMenu) => void;
}

/** The folders beside the files. Nothing on a narrow screen, where they are in a drawer. */
export function TreePane({ folder, goTo, actions, onMenu }: TreePaneProps) {
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
