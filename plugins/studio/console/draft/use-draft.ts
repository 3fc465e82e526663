import { useConsole } from '@signalbox/api/react';
import { isJsonObject } from '@signalbox/schemas/json';
import { useEffect, useState } from 'react';
import { draftLanguages, type TabDraft } from '../../shared/draft';
import { newDraft } from './new-draft';

/** The draft of this user. It survives reloads of the page, in the storage of the browser. */
export function useDraft(): [TabDraft, (draft: TabDraft) => void] {
  const { user } = useConsole();
  const key = `signalbox.studio.${user.id}`;
  const [draft, setDraft] = useState(() => storedDraft(key) ?? newDraft);
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // The storage is full or switched off: the draft stays in the page.
    }
  }, [key, draft]);
  return [draft, setDraft];
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
  const areTexts = isJsonObject(messages) && draftLanguages.every((each) => typeof messages[each] === 'string');
  return typeof id === 'string' && typeof form === 'string' && areTexts;
}
