import { newId } from '@signalbox/api';
import { useRef, useState } from 'react';
import { deleteNode, duplicateNode, insertNode, moveNode, updateNode } from '../../shared/tree/change-tree';
import { countNodes, findNode, foundNode } from '../../shared/tree/find-node';
import { mergeTrees } from '../../shared/merge/merge-trees';
import type { JsonObject } from '@signalbox/schemas';
import { isSameJson } from '../../shared/tree/same-json';
import { valuesOf, type PageTree, type PageValues, type TreePlace } from '../../shared/tree/page-node';
import {
  isDirty,
  startEditor,
  withBase,
  withRedo,
  withTree,
  withUndo,
  type EditorState,
  type SavedTree,
} from './editor-state';

export type Editor = ReturnType<typeof useEditor>;

/** The draft of the page editor and what a user does to it. */
export function useEditor(saved: SavedTree) {
  const [state, setState] = useState(() => startEditor(saved));
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => initiallyCollapsed(saved.tree));
  /** The row that should have focus; a new object for each request. */
  const [focus, setFocus] = useState<{ key: string }>();
  /** The state after the last event: two events in one tick must not lose the first one's change. */
  const latest = useRef(state);
  const tree = state.history.present;

  const apply = (next: EditorState) => {
    latest.current = next;
    setState(next);
  };
  const change = (next: PageTree, run?: string) => apply(withTree(latest.current, next, run));
  const select = (key: string | undefined) => apply({ ...latest.current, selected: key });
  const expand = (keys: readonly string[]) =>
    setCollapsed((now) =>
      keys.some((key) => now.has(key)) ? new Set([...now].filter((key) => !keys.includes(key))) : now,
    );
  const reveal = (key: string) => {
    const found = findNode(latest.current.history.present, key);
    if (found === undefined) return;
    expand(found.ancestors.map((node) => node.key));
    setFocus({ key });
  };

  return {
    state,
    tree,
    collapsed,
    focus,
    isDirty: isDirty(state),
    canUndo: state.history.past !== undefined,
    canRedo: state.history.future !== undefined,
    select,
    reveal,
    expand,
    setCollapsed: (key: string, isCollapsed: boolean) =>
      setCollapsed((now) => {
        const next = new Set(now);
        if (isCollapsed) next.add(key);
        else next.delete(key);
        return next;
      }),
    add(place: TreePlace, values: PageValues) {
      const key = newId();
      change(insertNode(tree, { ...values, key }, place));
      select(key);
      reveal(key);
    },
    duplicate(key: string) {
      const { tree: next, copy } = duplicateNode(tree, key, newId);
      change(next);
      select(copy.key);
      reveal(copy.key);
    },
    move(key: string, place: TreePlace) {
      change(moveNode(tree, key, place));
      reveal(key);
    },
    /** Focus goes to the page that takes the place of the deleted one, or to the one above it. */
    remove(key: string) {
      const { siblings, index, ancestors } = foundNode(tree, key);
      const next = siblings[index + 1] ?? siblings[index - 1] ?? ancestors.at(-1);
      change(deleteNode(tree, key));
      if (next !== undefined) reveal(next.key);
    },
    /** Typing into one field is one step of undo. */
    update(key: string, values: PageValues) {
      const now = latest.current.history.present;
      const node = findNode(now, key)?.node;
      if (node === undefined) return;
      const names = changedNames({ ...valuesOf(node) }, { ...values });
      if (names.length > 0) change(updateNode(now, key, values), [key, ...names].join(' '));
    },
    undo: () => apply(withUndo(latest.current)),
    redo: () => apply(withRedo(latest.current)),
    /** After a save of `sent`: what was changed meanwhile stays unsaved. */
    agree(saved: SavedTree, sent: PageTree) {
      const now = latest.current.history.present;
      apply(
        withBase(
          latest.current,
          saved,
          now === sent ? saved.tree : mergeTrees({ base: sent, mine: now, theirs: saved.tree }).tree,
        ),
      );
    },
    rebase: (base: SavedTree, draft?: PageTree) => apply(withBase(latest.current, base, draft)),
  };
}

function changedNames(before: JsonObject, after: JsonObject): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSameJson(before[name], after[name])).toSorted();
}

/** A large tree opens with its first level. */
const largestExpanded = 200;

function initiallyCollapsed(tree: PageTree): ReadonlySet<string> {
  return new Set(countNodes(tree) > largestExpanded ? parentsIn(tree) : []);
}

function parentsIn(tree: PageTree): string[] {
  return tree.flatMap(({ key, children = [] }) => (children.length === 0 ? [] : [key, ...parentsIn(children)]));
}
