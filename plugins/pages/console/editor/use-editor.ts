import { newId } from '@signalbox/api';
import { useState } from 'react';
import { deleteNode, duplicateNode, insertNode, moveNode, updateNode } from '../../shared/tree/change-tree';
import { findNode, neighborOf } from '../../shared/tree/find-node';
import type { PageTree, PageValues, TreePlace } from '../../shared/tree/page-node';
import { treeOf, type SavedTree } from './editor-state';
import { useCollapsed } from './use-collapsed';
import { useEditorState } from './use-editor-state';
import { useRuns } from './use-runs';

export type Editor = ReturnType<typeof useEditor>;

/** The draft of the page editor and what a user does to it. */
export function useEditor(saved: SavedTree) {
  const { state, latest, select, change, drafts } = useEditorState(saved);
  const { collapsed, expand, setCollapsed } = useCollapsed(saved.tree);
  /** The row to scroll to, and to focus; a new object for each request. */
  const [focus, setFocus] = useState<{ key: string; isFocused: boolean }>();
  const tree = treeOf(state);
  const runOf = useRuns();

  const reveal = (key: string, { isFocused = true } = {}) => {
    const found = findNode(treeOf(latest()), key);
    if (found === undefined) return;
    expand(found.ancestors.map((node) => node.key));
    setFocus({ key, isFocused });
  };
  const changeAndSelect = (next: PageTree, key: string) => {
    change(next, key);
    select(key);
    reveal(key);
  };

  return {
    ...drafts,
    state,
    tree,
    collapsed,
    focus,
    select,
    reveal,
    expand,
    setCollapsed,
    add(place: TreePlace, values: PageValues) {
      const key = newId();
      changeAndSelect(insertNode(tree, { ...values, key }, place), key);
    },
    duplicate(key: string) {
      const { tree: next, copy } = duplicateNode(tree, key, newId);
      changeAndSelect(next, copy.key);
    },
    move(key: string, place: TreePlace) {
      change(moveNode(tree, key, place), key);
      reveal(key);
    },
    /** Focus goes to the page that takes the place of the deleted one, or to the one above it. */
    remove(key: string) {
      const next = neighborOf(tree, key);
      change(deleteNode(tree, key), key);
      if (next !== undefined) reveal(next);
    },
    /** Typing into one field without a pause is one step of undo. */
    update(key: string, values: PageValues) {
      const now = treeOf(latest());
      const node = findNode(now, key)?.node;
      const run = node && runOf(node, values);
      if (run !== undefined) change(updateNode(now, key, values), key, run);
    },
  };
}
