import { useConsole } from '@signalbox/api/react';
import { isJsonObject } from '@signalbox/schemas/json';
import { useEffect, useState } from 'react';
import { requiredLanguages, type TabDraft } from '../../shared/draft';
import { changed, type DraftHistory, redone, undone } from './draft-history';
import { newDraft } from './new-draft';

/** The draft of this user with its undo history. The draft survives reloads of the page, in the storage of the browser. */
export function useDraft() {
  const { user } = useConsole();
  const key = `signalbox.studio.${user.id}`;
  const [history, setHistory] = useState<DraftHistory>(() => ({
    past: [],
    present: storedDraft(key) ?? newDraft,
    future: [],
    revision: 0,
  }));
  const { past, present: draft, future, revision } = history;
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The storage is full or switched off: the draft stays in the page.
    }
  }, [key, draft]);
  return {
    draft,
    revision,
    /** The draft that undo leads to. */
    before: past.at(-1),
    /** The draft that redo leads to. */
    after: future[0],
    /** `place`: edits of one place in quick succession are undone together. */
    change: (next: TabDraft, place: string) => setHistory((now) => changed(now, next, { place, at: Date.now() })),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
  };
}

function storedDraft(key: string): TabDraft | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is TabDraft {
  if (!isJsonObject(value)) return false;
  const { id, form, messages } = value;
  if (typeof id !== 'string' || typeof form !== 'string' || !isJsonObject(messages)) return false;
  const hasRequired = requiredLanguages.every((each) => messages[each] !== undefined);
  return hasRequired && Object.values(messages).every((text) => typeof text === 'string');
}
