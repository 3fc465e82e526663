import { newId } from '@signalbox/api';
import { useRef, useState } from 'react';
import { type Drafts, type DraftStep, endDraftRun, redoDraft, undoDraft } from '../../shared/drafts/drafts';
import { deleteNode, duplicateNode, insertNode, moveNode, updateNode } from '../../shared/tree/change-tree';
import { countNodes, findNode, neighborOf } from '../../shared/tree/find-node';
import type { PageTree, PageValues, TreePlace } from '../../shared/tree/page-node';
import {
  type EditorState,
  isDirty,
  type RebaseOptions,
  type SavedTree,
  startEditor,
  treeOf,
  withBase,
  withDrafts,
  withSave,
  withTree,
} from './editor-state';
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

/** The state of the editor, and functions that change it. Each starts from the state after the last event. */
function useEditorState(saved: SavedTree) {
  const [state, setState] = useState(() => startEditor(saved));
  /** Two events in one tick must not lose the first one's change. */
  const latest = useRef(state);
  const apply = (change: (now: EditorState) => EditorState) => {
    latest.current = change(latest.current);
    setState(latest.current);
  };
  const step = (move: (drafts: Drafts) => { drafts: Drafts; step: DraftStep }) => {
    const made = move(latest.current.drafts);
    apply((now) => withDrafts(now, made.drafts));
    return made.step;
  };
  const { past, future } = state.drafts.history;
  return {
    state,
    latest: () => latest.current,
    select: (key: string | undefined) => apply((now) => ({ ...now, selected: key })),
    /** `key`: the page that the change is about. `run`: one undo reverts a series of changes with the same run. */
    change: (tree: PageTree, key: string, run?: string) => apply((now) => withTree(now, tree, { key, run })),
    drafts: {
      isDirty: isDirty(state),
      canUndo: past !== undefined,
      canRedo: future !== undefined,
      undo: () => step(undoDraft),
      redo: () => step(redoDraft),
      /** A save starts: what is typed later is a step of its own. */
      endRun: () => apply((now) => withDrafts(now, endDraftRun(now.drafts))),
      /** After a save of `sent`: what was changed meanwhile stays unsaved. */
      agree: (stored: SavedTree, sent: PageTree) => apply((now) => withSave(now, stored, sent)),
      rebase: (base: SavedTree, options: RebaseOptions = {}) => apply((now) => withBase(now, base, options)),
    },
  };
}

/** Keys of the collapsed pages, and functions that change them. */
function useCollapsed(tree: PageTree) {
  const [collapsed, setKeys] = useState<ReadonlySet<string>>(() => initiallyCollapsed(tree));
  return {
    collapsed,
    expand: (keys: readonly string[]) =>
      setKeys((now) =>
        keys.some((key) => now.has(key)) ? new Set([...now].filter((key) => !keys.includes(key))) : now,
      ),
    setCollapsed: (key: string, isCollapsed: boolean) =>
      setKeys((now) => {
        const next = new Set(now);
        if (isCollapsed) next.add(key);
        else next.delete(key);
        return next;
      }),
  };
}

/** A large tree opens with its first level. */
const maxExpandedPages = 200;

function initiallyCollapsed(tree: PageTree): ReadonlySet<string> {
  return new Set(countNodes(tree) > maxExpandedPages ? parentsIn(tree) : []);
}

function parentsIn(tree: PageTree): string[] {
  return tree.flatMap(({ key, children = [] }) => (children.length === 0 ? [] : [key, ...parentsIn(children)]));
}
