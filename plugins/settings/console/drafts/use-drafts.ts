import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftBook, type DraftBook, type DraftBookFacts, type DraftsStatus } from './draft-book';

/** The page's drafts and their status together. Draws again when the status changes, never for a keystroke alone. */
export function useDrafts({ compiled, settings }: DraftBookFacts): { drafts: DraftBook; status: DraftsStatus } {
  const [drafts] = useState(() => createDraftBook({ compiled, settings }));
  useEffect(() => drafts.rebase(settings), [drafts, settings]);
  const status = useSyncExternalStore(drafts.subscribe, drafts.status);
  return { drafts, status };
}
