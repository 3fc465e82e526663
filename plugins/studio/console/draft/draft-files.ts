import { isJsonObject } from '@signalbox/schemas/json';
import { draftLanguages, type TabDraft } from '../../shared/draft';

/** Files of a tab by their path in its folder. */
export const draftFiles = ['form.json', ...draftLanguages.map((language) => `locales/${language}.json`)] as const;

export function textOf(draft: TabDraft, file: string): string {
  const language = draftLanguages.find((each) => file === `locales/${each}.json`);
  return language === undefined ? draft.form : draft.messages[language];
}

/** The draft with another text of a file. The `id` in `form.json` names the folder. */
export function withText(draft: TabDraft, file: string, text: string): TabDraft {
  const language = draftLanguages.find((each) => file === `locales/${each}.json`);
  if (language !== undefined) return { ...draft, messages: { ...draft.messages, [language]: text } };
  return { ...draft, form: text, id: idIn(text) ?? draft.id };
}

/** The first file in which two drafts differ. */
export function changedFile(one: TabDraft, other: TabDraft): string | undefined {
  return draftFiles.find((file) => textOf(one, file) !== textOf(other, file));
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
