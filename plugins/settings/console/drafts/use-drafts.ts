import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftBook, type DraftBook, type DraftBookOptions, type DraftsStatus } from './draft-book';

/** The page's drafts and their status together. Renders again when the status changes, not for every keystroke. */
export function useDrafts({ compiled, settings, revision }: DraftBookOptions): {
  drafts: DraftBook;
  status: DraftsStatus;
} {
  const [drafts] = useState(() => createDraftBook({ compiled, settings, revision }));
  useEffect(() => drafts.rebase({ settings, revision }), [drafts, settings, revision]);
  const status = useSyncExternalStore(drafts.subscribe, drafts.status);
  return { drafts, status };
}
