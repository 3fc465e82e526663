import type { Messages } from '@signalbox/schemas';
import { entriesOf } from '@signalbox/schemas/json';
import { isUnwritten } from '@signalbox/schemas/language-text';
import type { MessageBundle } from '../i18n';

interface LanguageMessages {
  packageMessages: Record<string, Messages>;
  schemaMessages: Record<string, MessageBundle>;
  formMessages: Record<string, () => Promise<MessageBundle>>;
  pluginMessages: Record<string, () => Promise<Messages>>;
}

const consoleMessages = import.meta.glob<Messages>('../../../locales/*.json', { import: 'default' });
/** One module for each language: a list of all files of messages would be in the entry. */
const sessionMessages = import.meta.glob<LanguageMessages>('./messages/*.ts');

/** `login`: messages of the login page. `session`: all but those of forms, and those that only a plug-in's own pages show. */
export type MessageScope = 'login' | 'session';

/** Messages of a language that is part of the code. */
export async function loadMessages(code: string, scope: MessageScope): Promise<MessageBundle> {
  const [own, session] = await Promise.all([
    consoleMessages[`../../../locales/${code}.json`]?.(),
    scope === 'session' ? ofSession(code) : undefined,
  ]);
  const bundle: MessageBundle = own ? { console: own } : {};
  if (session === undefined) return bundle;
  for (const [path, messages] of Object.entries(session.packageMessages)) bundle[namespaceOf(path)] = messages;
  for (const namespaces of Object.values(session.schemaMessages)) Object.assign(bundle, namespaces);
  return bundle;
}

/** Messages of the forms of a group, in a language that is part of the code. */
export async function loadMessagesOfPage(code: string, group: string): Promise<MessageBundle> {
  const { formMessages = {} } = (await ofSession(code)) ?? {};
  return (await endingIn(formMessages, `/pages/${group}.json`)?.()) ?? {};
}

/** Messages that only the pages of a plug-in, or of a package that draws such pages, show, in a language that is part of the code. */
export async function loadMessagesOfPlugin(code: string, id: string): Promise<MessageBundle> {
  const { pluginMessages = {} } = (await ofSession(code)) ?? {};
  const messages = await endingIn(pluginMessages, `/${id}/locales/page/${code}.json`)?.();
  return messages ? { [id]: messages } : {};
}

async function ofSession(code: string): Promise<LanguageMessages | undefined> {
  return sessionMessages[`./messages/${code}.ts`]?.();
}

function endingIn<Load>(files: Record<string, Load>, end: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}

/** `…/packages/engine/locales/en.json` → `engine`. */
function namespaceOf(path: string): string {
  return path.split('/').at(-3)!;
}

/** A language pack of the media library. Without values that are not texts, and without those that are still to be written. */
export async function fetchPack(url: string, signal: AbortSignal): Promise<MessageBundle> {
  const [response, { withMovedMessages }] = await Promise.all([fetch(url, { signal }), import('./moved-messages')]);
  if (!response.ok) throw new Error(`The language pack ${url} answered ${response.status}.`);
  const pack: unknown = await response.json();
  const bundle: MessageBundle = {};
  for (const [namespace, messages] of entriesOf(pack)) {
    bundle[namespace] = Object.fromEntries(
      entriesOf(messages).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && !isUnwritten(entry[1]),
      ),
    );
  }
  return withMovedMessages(bundle);
}
