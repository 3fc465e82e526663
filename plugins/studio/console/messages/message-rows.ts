import { draftLanguages, type DraftLanguage, type TabDraft } from '../../shared/draft';
import { parsed } from '../draft/draft-files';

/** One message in every language; '' where a file lacks it. */
export interface MessageRow {
  key: string;
  texts: Record<DraftLanguage, string>;
}

/** Undefined while a file is no JSON: the table would lose what is typed there. */
export function messageRows(draft: TabDraft, known: readonly string[]): MessageRow[] | undefined {
  const files = draftLanguages.map((language) => messagesIn(draft, language));
  if (files.includes(undefined)) return undefined;
  const keys = new Set([...known, ...files.flatMap((messages) => Object.keys(messages ?? {}))]);
  return [...keys]
    .filter((key) => key !== '$schema')
    .map((key) => ({
      key,
      texts: { en: textIn(draft, 'en', key), 'zh-Hans': textIn(draft, 'zh-Hans', key) },
    }));
}

/** Keys of messages that a language has and another lacks, and of those that the form needs and a language lacks. */
export function missingKeys(rows: readonly MessageRow[], required: readonly string[]): Set<string> {
  const lacking = rows.filter(({ key, texts }) => {
    const count = draftLanguages.filter((language) => texts[language] === '').length;
    return count > 0 && (count < draftLanguages.length || required.includes(key));
  });
  return new Set(lacking.map(({ key }) => key));
}

/** The draft with these messages. An empty text removes the message; the others stay where they are. */
export function withMessages(draft: TabDraft, rows: readonly MessageRow[]): TabDraft {
  const messages = Object.fromEntries(
    draftLanguages.map((language) => {
      const changed = { ...messagesIn(draft, language) };
      for (const { key, texts } of rows) {
        if (texts[language] === '') delete changed[key];
        else changed[key] = texts[language];
      }
      return [language, `${JSON.stringify(changed, null, 2)}\n`];
    }),
  );
  return { ...draft, messages: { ...draft.messages, ...messages } };
}

function messagesIn({ messages }: TabDraft, language: DraftLanguage): Record<string, unknown> | undefined {
  return parsed(messages[language]);
}

function textIn(draft: TabDraft, language: DraftLanguage, key: string): string {
  const messages = messagesIn(draft, language) ?? {};
  const text = Object.hasOwn(messages, key) ? messages[key] : '';
  return typeof text === 'string' ? text : '';
}
