import type { Messages } from '@signalbox/schemas';
import type { LanguageText } from '@signalbox/schemas/language-text';
import formsEn from '@signalbox/schemas/locales/en.json';
import formsZhHans from '@signalbox/schemas/locales/zh-Hans.json';
import type { MessageLocale } from '@signalbox/api';
import { pathOf, type Pointer } from '@signalbox/engine/core';

/** The titles of settings and their choices, by namespace. */
export const titles: Record<MessageLocale, Record<string, Messages | undefined>> = {
  en: formsEn,
  'zh-Hans': formsZhHans,
};

/** Author mode has changed messages of forms and groups. */
export function replaceTitles(messages: Record<string, Record<string, Messages>>): void {
  for (const language of ['en', 'zh-Hans'] as const) Object.assign(titles[language], messages[language]);
}

/** Puts the messages of these tabs, by their ids, in the place of those of the last call. */
export function replaceAddedTitles(messages: ReadonlyMap<string, Record<MessageLocale, Messages>>): void {
  for (const language of ['en', 'zh-Hans'] as const) {
    for (const id of addedIds) delete titles[language][`forms/${id}`];
    for (const [id, added] of messages) titles[language][`forms/${id}`] = added[language];
  }
  addedIds = [...messages.keys()];
}

let addedIds: readonly string[] = [];

/** The English messages of a form or group by their namespace, e.g. `forms/settings/base`: for the operator's log. */
export function titlesOf(namespace: string): Messages {
  return titles.en[namespace] ?? {};
}

/** A message of a form, in the languages of the code. Undefined for none. */
export function formText(formId: string, key: string): LanguageText | undefined {
  const [en, zh_Hans] = (['en', 'zh-Hans'] as const).map((language) => titles[language][`forms/${formId}`]?.[key]);
  return en === undefined ? undefined : { en, zh_Hans: zh_Hans ?? en };
}

/** Title of a settings tab and of the innermost field at a value that has one, as far as there are titles. */
export function fieldTitle({
  formId,
  pointer,
  language,
}: {
  formId: string;
  pointer: Pointer;
  language: MessageLocale;
}): string {
  const messages = titles[language][`forms/${formId}`] ?? {};
  const names = pathOf(pointer).filter((name) => !/^\d+$/.test(name));
  const known = [messages['title'], innermostTitle(messages, names)].filter((title) => title !== undefined);
  return known.length === 0 ? formId : known.join(' › ');
}

/** The title of a field, or of the closest place around it that has one. */
export function innermostTitle(messages: Messages, names: readonly string[]): string | undefined {
  for (let length = names.length; length > 0; length--) {
    const title = messages[`${names.slice(0, length).join('.')}.title`];
    if (title !== undefined) return title;
  }
  return undefined;
}
