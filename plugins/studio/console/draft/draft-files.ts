import { isJsonObject } from '@signalbox/schemas/json';
import { requiredLanguages, type TabDraft, translationPath } from '../../shared/draft';

/** Path of the messages of a language in a draft: beside the form, or where a language pack takes them over. */
function messagesFile(language: string): string {
  return requiredLanguages.some((each) => each === language) ? `locales/${language}.json` : translationPath(language);
}

/** Files of a tab with messages in these languages, by their path. */
export function draftFiles(languages: readonly string[]): string[] {
  return ['form.json', ...languages.map(messagesFile)];
}

export function textOf(draft: TabDraft, file: string): string {
  const language = languageOf(file);
  return language === undefined ? draft.form : (draft.messages[language] ?? '{}\n');
}

/** The draft with another text of a file. The `id` in `form.json` names the folder. An empty text removes a further language. */
export function withText(draft: TabDraft, file: string, text: string): TabDraft {
  const language = languageOf(file);
  if (language === undefined) return { ...draft, form: text, id: idIn(text) ?? draft.id };
  const messages = { ...draft.messages, [language]: text };
  if (text.trim() === '' && file === translationPath(language)) delete messages[language];
  return { ...draft, messages };
}

/** The first file in which two drafts differ. */
export function changedFile(one: TabDraft, other: TabDraft): string | undefined {
  const languages = new Set([one, other].flatMap(({ messages }) => Object.keys(messages)));
  return draftFiles([...languages]).find((file) => textOf(one, file) !== textOf(other, file));
}

function languageOf(file: string): string | undefined {
  return /^(?:locales|translations)\/([A-Za-z0-9-]+)\.json$/.exec(file)?.[1];
}

function idIn(text: string): string | undefined {
  const id = parsed(text)?.['id'];
  return typeof id === 'string' && id.length <= 100 && isId.test(id) ? id : undefined;
}

const isId = /^[a-z][a-z0-9_]*\/[a-z][a-z0-9-]*$/;

/** The object of a JSON text. Undefined while it is none. */
export function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
