import { useMay } from '@signalbox/api/react';
import { allNodes, findNode } from '../../shared/tree/find-node';
import type { Editor } from '../editor/use-editor';

export type PageRights = ReturnType<typeof usePageRights>;

/**
 * Returns what the user may do to which pages. The platform compares the stored pages with the new ones at a save, so a
 * user who may add pages may also change, move and delete those that are not saved yet.
 */
export function usePageRights({ state, tree }: Editor) {
  const may = useMay();
  const mayAdd = may('frontRouterMenu.add');
  const mayEdit = may('frontRouterMenu.edit');
  const mayDelete = may('frontRouterMenu.delete');
  const isNew = (key: string) => findNode(state.base.tree, key) === undefined;
  return {
    mayAdd,
    /** At least those that are not saved yet. */
    mayMoveNew: mayEdit || mayAdd,
    mayDeleteNew: mayDelete || mayAdd,
    mayDelete,
    /** Also moves. */
    canChange: (key: string) => mayEdit || (mayAdd && isNew(key)),
    /** With the pages below it. */
    canDelete: (key: string) => {
      const node = findNode(tree, key)?.node;
      return mayDelete || (mayAdd && node !== undefined && allNodes([node]).every((each) => isNew(each.key)));
    },
  };
}
