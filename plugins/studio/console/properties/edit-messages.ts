import type { TabDraft } from '../../shared/draft';
import { parsed } from '../draft/draft-files';

/**
 * The messages of every language under other keys, each in its place; without those whose key becomes undefined. A file in which no
 * key changes stays as it is, also one that is no JSON.
 */
export function withMessageKeys(draft: TabDraft, keyOf: (key: string) => string | undefined): TabDraft {
  const messages = { ...draft.messages };
  for (const [language, text] of Object.entries(draft.messages)) {
    const before = parsed(text);
    if (before === undefined || Object.keys(before).every((key) => keyOf(key) === key)) continue;
    const entries = Object.entries(before).flatMap(([key, value]) => {
      const next = keyOf(key);
      return next === undefined ? [] : [[next, value]];
    });
    messages[language] = `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
  }
  return { ...draft, messages };
}
