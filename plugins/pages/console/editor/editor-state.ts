import type { Page } from '@signalbox/schemas/types';
import { findNode } from '../../shared/tree/find-node';
import { record, redo, startHistory, undo, type History } from '../../shared/tree/history';
import type { PageTree } from '../../shared/tree/page-node';
import { isSameTree } from '../../shared/tree/same-tree';

/** The stored tree that the draft starts from. */
export interface SavedTree {
  tree: PageTree;
  /** Undefined if the platform has no revisions. */
  revision: number | undefined;
  /** Pointers in the settings to stored values that are no pages, e.g. `/routers/2/children/0`. A save would delete them. */
  unreadable?: readonly string[];
}

export function hasUnreadable({ unreadable = [] }: SavedTree): boolean {
  return unreadable.length > 0;
}

/** The draft of a tree: what is stored, every step since, and the page whose form is open. */
export interface EditorState {
  base: SavedTree;
  history: History<PageTree>;
  selected: string | undefined;
}

export function startEditor(base: SavedTree): EditorState {
  return { base, history: startHistory(base.tree), selected: undefined };
}

export function isDirty({ base, history: { present } }: EditorState): boolean {
  return !isSameTree(present, base.tree);
}

type StoredPage = Page & { key: string };

/** A tree as the platform stores it. */
export function jsonOf(tree: PageTree): StoredPage[] {
  return tree.map(({ children, ...node }) => ({ ...node, ...(children ? { children: jsonOf(children) } : {}) }));
}

/** `run`: one undo takes back a series of changes with the same run. */
export function withTree(state: EditorState, tree: PageTree, run?: string): EditorState {
  return onlyPresent({ ...state, history: record(state.history, tree, run) });
}

export function withUndo(state: EditorState): EditorState {
  return onlyPresent({ ...state, history: undo(state.history) });
}

export function withRedo(state: EditorState): EditorState {
  return onlyPresent({ ...state, history: redo(state.history) });
}

/** Newer stored pages. `draft`: the unsaved pages merged with them; without it there are none. */
export function withBase(state: EditorState, base: SavedTree, draft: PageTree = base.tree): EditorState {
  return onlyPresent({ ...state, base, history: startHistory(draft) });
}

/** Closes the form of a page that is gone. */
function onlyPresent(state: EditorState): EditorState {
  const { selected, history } = state;
  const isGone = selected !== undefined && findNode(history.present, selected) === undefined;
  return isGone ? { ...state, selected: undefined } : state;
}
