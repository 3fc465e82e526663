import { addMessages } from '../i18n';
import { loadMessagesOfPage, loadMessagesOfPlugin } from './load-messages';

/** Groups of forms, and plug-ins as `plugin <id>`, whose messages were requested; and the built-in languages that are shown or used as a fallback. */
const pages = new Set<string>();
const languages = new Set<string>();
const loading = new Map<string, Promise<void>>();

/** Loads the messages of a group of forms in every language that the session has used so far. */
export async function loadPageMessages(group: string): Promise<void> {
  pages.add(group);
  await Promise.all([...languages].map((code) => loadOnce(code, group)));
}

/** Loads the messages of a plug-in, as `loadPageMessages` those of a group. */
export function loadPluginMessages(id: string): Promise<void> {
  return loadPageMessages(`${pluginPrefix}${id}`);
}

const pluginPrefix = 'plugin ';

/** Loads the messages of every group and plug-in that was requested so far, in a language that will be shown. */
export async function loadOpenedPages(code: string): Promise<void> {
  languages.add(code);
  await Promise.all([...pages].map((group) => loadOnce(code, group)));
}

function loadOnce(code: string, group: string): Promise<void> {
  const key = `${code} ${group}`;
  const known = loading.get(key) ?? load(code, group);
  loading.set(key, known);
  // Failed loads are tried again.
  known.catch(() => loading.delete(key));
  return known;
}

async function load(code: string, name: string): Promise<void> {
  const messages = name.startsWith(pluginPrefix)
    ? await loadMessagesOfPlugin(code, name.slice(pluginPrefix.length))
    : await loadMessagesOfPage(code, name);
  addMessages(code, messages);
}
