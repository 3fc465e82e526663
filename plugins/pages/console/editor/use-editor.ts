import { newId } from '@signalbox/api';
import { useRef, useState } from 'react';
import { endDraftRun, redoDraft, undoDraft, type Drafts, type DraftStep } from '../../shared/drafts/drafts';
import { deleteNode, duplicateNode, insertNode, moveNode, updateNode } from '../../shared/tree/change-tree';
import { countNodes, findNode, neighborOf } from '../../shared/tree/find-node';
import type { JsonObject } from '@signalbox/schemas';
import { isSameJson } from '../../shared/tree/same-json';
import { valuesOf, type PageTree, type PageValues, type TreePlace } from '../../shared/tree/page-node';
import {
  isDirty,
  startEditor,
  treeOf,
  withBase,
  withDrafts,
  withSave,
  withTree,
  type EditorState,
  type RebaseOptions,
  type SavedTree,
} from './editor-state';

export type Editor = ReturnType<typeof useEditor>;

/** The draft of the page editor and what a user does to it. */
export function useEditor(saved: SavedTree) {
  const [state, setState] = useState(() => startEditor(saved));
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => initiallyCollapsed(saved.tree));
  /** The row to scroll to, and to focus; a new object for each request. */
  const [focus, setFocus] = useState<{ key: string; isFocused: boolean }>();
  /** The state after the last event: two events in one tick must not lose the first one's change. */
  const latest = useRef(state);
  const { past, future } = state.drafts.history;
  const tree = treeOf(state);
  const startRun = useRuns();

  const apply = (next: EditorState) => {
    latest.current = next;
    setState(next);
  };
  const change = (next: PageTree, key: string, run?: string) => apply(withTree(latest.current, next, { key, run }));
  const step = (made: { drafts: Drafts; step: DraftStep }) => {
    apply(withDrafts(latest.current, made.drafts));
    return made.step;
  };
  const select = (key: string | undefined) => apply({ ...latest.current, selected: key });
  const expand = (keys: readonly string[]) =>
    setCollapsed((now) =>
      keys.some((key) => now.has(key)) ? new Set([...now].filter((key) => !keys.includes(key))) : now,
    );
  const reveal = (key: string, { isFocused = true } = {}) => {
    const found = findNode(treeOf(latest.current), key);
    if (found === undefined) return;
    expand(found.ancestors.map((node) => node.key));
    setFocus({ key, isFocused });
  };

  return {
    state,
    tree,
    collapsed,
    focus,
    isDirty: isDirty(state),
    canUndo: past !== undefined,
    canRedo: future !== undefined,
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
      change(insertNode(tree, { ...values, key }, place), key);
      select(key);
      reveal(key);
    },
    duplicate(key: string) {
      const { tree: next, copy } = duplicateNode(tree, key, newId);
      change(next, copy.key);
      select(copy.key);
      reveal(copy.key);
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
      const now = treeOf(latest.current);
      const node = findNode(now, key)?.node;
      if (node === undefined) return;
      const names = changedNames({ ...valuesOf(node) }, { ...values });
      if (names.length > 0) change(updateNode(now, key, values), key, startRun([key, ...names].join(' ')));
    },
    undo: () => step(undoDraft(latest.current.drafts)),
    redo: () => step(redoDraft(latest.current.drafts)),
    /** A save starts: what is typed later is a step of its own. */
    endRun: () => apply(withDrafts(latest.current, endDraftRun(latest.current.drafts))),
    /** After a save of `sent`: what was changed meanwhile stays unsaved. */
    agree: (saved: SavedTree, sent: PageTree) => apply(withSave(latest.current, saved, sent)),
    rebase: (base: SavedTree, options: RebaseOptions = {}) => apply(withBase(latest.current, base, options)),
  };
}

/** Longest time between two changes of one run. */
const pauseMilliseconds = 1_000;

/** Returns the name of the run of a change: another one after a pause. */
function useRuns(): (name: string) => string {
  const last = useRef({ at: 0, count: 0 });
  return (name) => {
    const now = Date.now();
    const isPause = now - last.current.at > pauseMilliseconds;
    last.current = { at: now, count: last.current.count + (isPause ? 1 : 0) };
    return `${name} ${last.current.count}`;
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
