import { mergeTrees } from '../merge/merge-trees';
import { findNode } from '../tree/find-node';
import {
  dropBefore,
  endRun,
  record,
  redo,
  replacePresent,
  startHistory,
  statesBack,
  undo,
  type History,
} from '../tree/history';
import type { PageTree } from '../tree/page-node';

/** The drafts of a tree since the last save: the present one, and those of undo and redo. */
export interface Drafts {
  history: History<Draft>;
  /** How the stored tree changed meanwhile. An older draft gets these changes when undo or redo returns to it. */
  rebases: readonly Rebase[];
}

interface Draft {
  tree: PageTree;
  /** Length of `Drafts.rebases` that the tree contains. */
  rebaseCount: number;
  /** Key of the page that the change to this draft was about. */
  key: string | undefined;
}

/** The stored tree before and after another user's save, or the user's own. */
interface Rebase {
  from: PageTree;
  to: PageTree;
}

/** What undo or redo did: the trees before and after it, and the page that it was about. */
export interface DraftStep {
  before: PageTree;
  after: PageTree;
  key: string | undefined;
}

export function startDrafts(tree: PageTree): Drafts {
  return { history: startHistory<Draft>({ tree, rebaseCount: 0, key: undefined }), rebases: [] };
}

export function presentTree({ history }: Drafts): PageTree {
  return history.present.tree;
}

/** Keys of the pages that the steps to the present draft moved. */
export function movedPages({ history }: Drafts): ReadonlySet<string> {
  const moved = new Set<string>();
  let later: Draft | undefined;
  for (const draft of statesBack(history)) {
    if (later?.key !== undefined && isMoved(later.key, draft.tree, later.tree)) moved.add(later.key);
    later = draft;
  }
  return moved;
}

function isMoved(key: string, before: PageTree, after: PageTree): boolean {
  const [was, is] = [findNode(before, key), findNode(after, key)];
  return (
    was !== undefined &&
    is !== undefined &&
    (was.index !== is.index || was.ancestors.at(-1)?.key !== is.ancestors.at(-1)?.key)
  );
}

/** `run`: one undo reverts a series of changes with the same run. */
export function recordDraft(drafts: Drafts, tree: PageTree, { key, run }: { key?: string; run?: string }): Drafts {
  if (tree === presentTree(drafts)) return drafts;
  const draft = { tree, rebaseCount: drafts.rebases.length, key };
  return { ...drafts, history: record(drafts.history, draft, run) };
}

export function undoDraft(drafts: Drafts): { drafts: Drafts; step: DraftStep } {
  return stepped(drafts, undo(drafts.history), drafts.history.present.key);
}

export function redoDraft(drafts: Drafts): { drafts: Drafts; step: DraftStep } {
  return stepped(drafts, redo(drafts.history), drafts.history.future?.state.key);
}

export function endDraftRun(drafts: Drafts): Drafts {
  return { ...drafts, history: endRun(drafts.history) };
}

/** After another user's save. `tree`: the present draft with its changes. `isStep`: undo returns to the draft before. */
export function rebaseDrafts(
  { history, rebases }: Drafts,
  rebase: Rebase,
  { tree, isStep = false }: { tree: PageTree; isStep?: boolean },
): Drafts {
  const all = [...rebases, rebase];
  const draft = { tree, rebaseCount: all.length, key: undefined };
  const next = isStep ? record(history, draft) : replacePresent(history, { ...draft, key: history.present.key });
  return { history: next, rebases: all };
}

/** After an own save of `sent`, as which `saved` is stored now: what was changed since stays, with its steps. */
export function draftsAfterSave({ history, rebases }: Drafts, sent: PageTree, saved: PageTree): Drafts {
  const tree = history.present.tree;
  if (tree === sent) return startDrafts(saved);
  const kept = dropBefore(history, (draft) => draft.tree === sent);
  const merged = mergeTrees({ base: sent, mine: tree, theirs: saved }).tree;
  return rebaseDrafts({ history: kept, rebases }, { from: sent, to: saved }, { tree: merged });
}

function stepped({ history: before, rebases }: Drafts, history: History<Draft>, key: string | undefined) {
  const { present } = history;
  const tree = rebases
    .slice(present.rebaseCount)
    .reduce((mine, { from, to }) => mergeTrees({ base: from, mine, theirs: to }).tree, present.tree);
  const drafts = { history: { ...history, present: { ...present, tree, rebaseCount: rebases.length } }, rebases };
  return { drafts, step: { before: before.present.tree, after: tree, key } };
}
