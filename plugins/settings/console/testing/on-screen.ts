import { within } from '@testing-library/react';
import { messageFiles, type Language } from './locale-messages';

const controlRoles = ['textbox', 'spinbutton', 'switch', 'combobox', 'group', 'radiogroup', 'button', 'checkbox'];

/** Inputs and groups of inputs with the exact accessible name `name`. */
export function controlsNamed(area: HTMLElement, name: string): HTMLElement[] {
  const byRole = controlRoles.flatMap((role) => within(area).queryAllByRole(role, { name }));
  // A password input has no role; the star of its label is hidden from screen readers.
  const isName = (label: string) => label.replace(/ \*$/, '') === name;
  return [...byRole, ...within(area).queryAllByLabelText(isName, { selector: 'input[type=password]' })];
}

/** All visible and spoken texts, including attributes with sentences. */
export function textsOnScreen(): string[] {
  const texts: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.tagName === 'STYLE') continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
}

/** Texts that must not appear in `language`: message keys, params without a value, and sentences of another language. */
export function untranslated(texts: string[], language: Language): string[] {
  const own = messagesOf(language);
  const foreign = new Set([...messagesOf(language === 'en' ? 'zh-Hans' : 'en')].filter((message) => !own.has(message)));
  return texts.filter((text) => text.includes('::') || /\{\w+\}/.test(text) || keys.has(text) || foreign.has(text));
}

const messagesOf = (language: Language) =>
  new Set(Object.values(messageFiles[language]).flatMap((messages) => Object.values(messages)));
const keys = new Set(
  Object.values(messageFiles.en)
    .flatMap((messages) => Object.keys(messages))
    .filter((key) => key.includes('.')),
);
