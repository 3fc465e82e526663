import type { TabDraft } from '../../shared/draft';

/** The drafts before and after the present one. Undo goes over all files, the panel and opened tabs alike. */
export interface DraftHistory {
  past: readonly TabDraft[];
  present: TabDraft;
  future: readonly TabDraft[];
  /** The edit that made the present draft, and when. */
  last?: DraftEdit;
  /** Another one for each draft that was not typed in the editor, which takes it over. */
  revision: number;
}

interface DraftEdit {
  /** Where: edits of one place in quick succession are one step. `editor:…` is the editor of a file. */
  place: string;
  /** Milliseconds. */
  at: number;
}

/** Steps that can be undone. */
const maxSteps = 200;
/** Milliseconds without typing that end a step. */
const pauseMilliseconds = 800;

export function changed(history: DraftHistory, draft: TabDraft, edit: DraftEdit): DraftHistory {
  const { past, present, last, revision } = history;
  const isSameStep = last !== undefined && last.place === edit.place && edit.at - last.at < pauseMilliseconds;
  return {
    past: isSameStep ? past : [...past, present].slice(-maxSteps),
    present: draft,
    future: [],
    last: edit,
    revision: edit.place.startsWith('editor:') ? revision : revision + 1,
  };
}

export function undone(history: DraftHistory): DraftHistory {
  const { past, present, future, revision } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], revision: revision + 1 };
}

export function redone(history: DraftHistory): DraftHistory {
  const { past, present, future, revision } = history;
  const [next, ...rest] = future;
  return next ? { past: [...past, present], present: next, future: rest, revision: revision + 1 } : history;
}
