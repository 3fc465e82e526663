import type { Page } from '@signalbox/schemas/types';
import {
  draftsAfterSave,
  presentTree,
  rebaseDrafts,
  recordDraft,
  startDrafts,
  type Drafts,
} from '../../shared/drafts/drafts';
import { findNode } from '../../shared/tree/find-node';
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
  drafts: Drafts;
  selected: string | undefined;
}

export function startEditor(base: SavedTree): EditorState {
  return { base, drafts: startDrafts(base.tree), selected: undefined };
}

export function treeOf({ drafts }: EditorState): PageTree {
  return presentTree(drafts);
}

export function isDirty(state: EditorState): boolean {
  return !isSameTree(treeOf(state), state.base.tree);
}

type StoredPage = Page & { key: string };

/** A tree as the platform stores it. */
export function jsonOf(tree: PageTree): StoredPage[] {
  return tree.map(({ children, ...node }) => ({ ...node, ...(children ? { children: jsonOf(children) } : {}) }));
}

export function withTree(state: EditorState, tree: PageTree, change: { key?: string; run?: string }): EditorState {
  return withDrafts(state, recordDraft(state.drafts, tree, change));
}

/** Closes the form of a page that is gone. */
export function withDrafts(state: EditorState, drafts: Drafts): EditorState {
  const { selected } = state;
  const isGone = selected !== undefined && findNode(presentTree(drafts), selected) === undefined;
  return { ...state, drafts, ...(isGone ? { selected: undefined } : {}) };
}

export interface RebaseOptions {
  /** The unsaved pages merged with the newer stored ones. Without it there are none. */
  draft?: PageTree;
  /** True if undo returns to the draft before. */
  isStep?: boolean;
}

/** Newer stored pages. */
export function withBase(
  state: EditorState,
  base: SavedTree,
  { draft = base.tree, isStep }: RebaseOptions,
): EditorState {
  const rebase = { from: state.base.tree, to: base.tree };
  return { ...withDrafts(state, rebaseDrafts(state.drafts, rebase, { tree: draft, isStep })), base };
}

/** After an own save of `sent`. */
export function withSave(state: EditorState, saved: SavedTree, sent: PageTree): EditorState {
  return { ...withDrafts(state, draftsAfterSave(state.drafts, sent, saved.tree)), base: saved };
}
