import { requiredLanguages, type TabDraft } from '../../shared/draft';
import { parsed } from '../draft/draft-files';
import { translationModel } from './translation-model';

/** One message by language; '' where a file lacks it. A language without an entry cannot have it, or is not changed. */
export interface MessageRow {
  key: string;
  texts: Record<string, string>;
}

interface RowsOptions {
  languages: readonly string[];
  /** Keys that have a row also without a text. */
  known: readonly string[];
}

/** Undefined while a file is no JSON: the table would lose what is typed there. */
export function messageRows(draft: TabDraft, { languages, known }: RowsOptions): MessageRow[] | undefined {
  const files = languages.map((language) => ({ language, messages: messagesIn(draft, language) }));
  if (files.some(({ messages }) => messages === undefined)) return undefined;
  const english = textsIn(messagesIn(draft, 'en') ?? {});
  const models = new Map(languages.map((language) => [language, translationModel(english, language)]));
  const ofModels = new Set([...models.values()].flatMap((model) => Object.keys(model)));
  const keys = new Set([...known, ...files.flatMap(({ messages }) => Object.keys(messages ?? {})), ...ofModels]);
  const mayHave = (language: string, key: string) =>
    !ofModels.has(key) || Object.hasOwn(models.get(language) ?? {}, key);
  return [...keys]
    .filter((key) => key !== '$schema')
    .map((key) => ({
      key,
      texts: Object.fromEntries(
        files
          .map(({ language, messages = {} }): [string, string] => [language, textIn(messages, key)])
          // A text in a language that may not have it is shown, so that the user can remove it.
          .filter(([language, text]) => text !== '' || mayHave(language, key)),
      ),
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

/** The English texts that replace messages in a language, by their key. */
export function replacementsIn(rows: readonly MessageRow[], language: string): Record<string, string> {
  const english = rows.flatMap(({ key, texts }) => (texts['en'] ? [[key, texts['en']]] : []));
  return translationModel(Object.fromEntries(english) as Record<string, string>, language);
}

/** Keys of messages that English replaces in a language. */
export function untranslatedKeys(rows: readonly MessageRow[], language: string): Set<string> {
  const replacements = replacementsIn(rows, language);
  const lacking = rows.filter(({ key, texts }) => replacements[key] && !texts[language]);
  return new Set(lacking.map(({ key }) => key));
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

/** Returns the messages of a file that are texts, by their key. */
export function textsIn(messages: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).filter(
      (entry): entry is [string, string] => entry[0] !== '$schema' && typeof entry[1] === 'string',
    ),
  );
}

function textIn(messages: Record<string, unknown>, key: string): string {
  const text = Object.hasOwn(messages, key) ? messages[key] : '';
  return typeof text === 'string' ? text : '';
}
