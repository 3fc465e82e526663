import { requiredLanguages, type TabDraft } from '../../shared/draft';
import { parsed } from '../draft/draft-files';

/** One message by language; '' where a file lacks it. A language without an entry is not changed. */
export interface MessageRow {
  key: string;
  texts: Record<string, string>;
}

export interface RowsOptions {
  languages: readonly string[];
  /** Keys that have a row also without a text. */
  known: readonly string[];
}

/** Undefined while a file is no JSON: the table would lose what is typed there. */
export function messageRows(draft: TabDraft, { languages, known }: RowsOptions): MessageRow[] | undefined {
  const files = languages.map((language) => ({ language, messages: messagesIn(draft, language) }));
  if (files.some(({ messages }) => messages === undefined)) return undefined;
  const keys = new Set([...known, ...files.flatMap(({ messages }) => Object.keys(messages ?? {}))]);
  return [...keys]
    .filter((key) => key !== '$schema')
    .map((key) => ({
      key,
      texts: Object.fromEntries(files.map(({ language, messages = {} }) => [language, textIn(messages, key)])),
    }));
}

/** Keys of messages that one required language has and another lacks, and of those that the form needs and one lacks. */
export function missingKeys(rows: readonly MessageRow[], required: readonly string[]): Set<string> {
  const lacking = rows.filter(({ key, texts }) => {
    const count = requiredLanguages.filter((language) => !texts[language]).length;
    return count > 0 && (count < requiredLanguages.length || required.includes(key));
  });
  return new Set(lacking.map(({ key }) => key));
}

/** Keys of messages that English replaces in a language. */
export function untranslatedKeys(rows: readonly MessageRow[], language: string): Set<string> {
  return new Set(rows.filter(({ texts }) => texts['en'] && !texts[language]).map(({ key }) => key));
}

/** The draft with these messages. An empty text removes the message; the others stay where they are. */
export function withMessages(draft: TabDraft, rows: readonly MessageRow[]): TabDraft {
  const languages = new Set(rows.flatMap(({ texts }) => Object.keys(texts)));
  const messages = { ...draft.messages };
  for (const language of languages) {
    const changed = { ...messagesIn(draft, language) };
    for (const { key, texts } of rows) {
      const text = texts[language];
      if (text === '') delete changed[key];
      else if (text !== undefined) changed[key] = text;
    }
    const isRequired = requiredLanguages.some((each) => each === language);
    // A further language without a message has no file.
    if (!isRequired && Object.keys(changed).every((key) => key === '$schema')) delete messages[language];
    else messages[language] = `${JSON.stringify(changed, null, 2)}\n`;
  }
  return { ...draft, messages };
}

function messagesIn({ messages }: TabDraft, language: string): Record<string, unknown> | undefined {
  return parsed(messages[language] ?? '{}');
}

function textIn(messages: Record<string, unknown>, key: string): string {
  const text = Object.hasOwn(messages, key) ? messages[key] : '';
  return typeof text === 'string' ? text : '';
}
