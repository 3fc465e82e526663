import type { MessageLocale } from '@signalbox/api';
import type { FormTexts, Messages } from '@signalbox/schemas';
import { replaceAddedForms } from '@signalbox/schemas/replace-tables';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { replaceAddedTitles } from '../rest/errors/titles';
import type { RuntimeForm } from '../runtime-form';
import { renewFormCatalogs } from '../settings/form-catalog';

/** A settings tab that is no part of the build. */
export interface AddedTab extends Pick<RuntimeForm, 'form' | 'compiled' | 'url'> {
  /** By BCP-47 code. English replaces what a further language lacks. */
  messages: Record<MessageLocale, Messages> & Record<string, Messages>;
}

let tabs: readonly AddedTab[] = [];
let kept: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function addedTabs(): readonly AddedTab[] {
  return tabs;
}

/**
 * Puts these tabs in the place of the last ones: the next request of this replica draws, validates and saves them like those
 * of the build.
 */
export function replaceAddedTabs(next: readonly AddedTab[]): void {
  if (next.length === 0 && tabs.length === 0) return;
  for (const { form } of tabs) delete compiledForms[form.id];
  tabs = next;
  for (const { form, compiled } of tabs) compiledForms[form.id] = compiled;
  replaceAddedForms(tabs.map(({ form }) => form));
  replaceAddedTitles(new Map(tabs.map(({ form, messages }) => [form.id, messages])));
  renewFormCatalogs();
  for (const listener of listeners) listener();
}

/** Settings, by the first name of their pointer, of tabs that are to be corrected: no form has them, and they are not left over. */
export function keptSettings(): ReadonlySet<string> {
  return kept;
}

/** Puts these settings in the place of the last ones. */
export function keepSettings(names: readonly string[]): void {
  if (names.length === kept.size && names.every((name) => kept.has(name))) return;
  kept = new Set(names);
  renewFormCatalogs();
}

/** Returns the function that ends it. */
export function onAddedTabs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Messages as the module of a form has them: by key, then by the code of the language on the wire. */
export function formTextsOf(messages: AddedTab['messages']): FormTexts {
  const languages = Object.entries(messages).map(([code, texts]) => ({ wire: code.replaceAll('-', '_'), texts }));
  const keys = [...new Set(languages.flatMap(({ texts }) => Object.keys(texts)))];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      Object.fromEntries(languages.flatMap(({ wire, texts }) => (texts[key] ? [[wire, texts[key]]] : []))),
    ]),
  );
}
