import type { GroupDefinition, Messages } from '@signalbox/schemas';
import type { Outputs } from './write-outputs';
import { compareText } from '@signalbox/schema-check/files';
import type { SchemaTree } from './schema-tree';

/**
 * For each language one file with all namespaces, for the server; and for the console one with the messages that any page may
 * need, and one for the forms of each group: the tabs of a settings page, or the dialogs of a plug-in. Namespace → key → text,
 * both sorted. A message that a language lacks is in English.
 */
export function emitMessages({
  messages,
  groups,
  collections,
}: Pick<SchemaTree, 'messages' | 'groups' | 'collections'>): Outputs {
  const english = messages['en'] ?? {};
  const files = Object.entries(messages).flatMap(([language, own]): [string, Namespaces][] => {
    const all = sorted({ ...english, ...own }, (_, namespace) =>
      sorted({ ...english[namespace], ...own[namespace] }, (text) => text),
    );
    return [
      [`locales/${language}.json`, all],
      [
        `locales/${language}/common.json`,
        {
          ...only(all, (name) => name !== icons && !groups.some((group) => isFormOf(group, name))),
          ...titlesOf(collections, all),
        },
      ],
      ...groups.map((group): [string, Namespaces] => [
        `locales/${language}/pages/${group.key}.json`,
        only(all, (name) => isFormOf(group, name)),
      ]),
    ];
  });
  return Object.fromEntries(files.map(([path, content]) => [path, `${JSON.stringify(content, null, 2)}\n`]));
}

/** Menus name the pages of collections before their messages are loaded. */
function titlesOf(collections: SchemaTree['collections'], all: Namespaces): Namespaces {
  const titles = collections.map(({ id }) => [`forms/${id}`, { title: all[`forms/${id}`]?.['title'] ?? id }] as const);
  return Object.fromEntries(titles);
}

/** Labels of the icons: only the icon picker needs them, and loads them itself. */
const icons = 'data/icons';

type Namespaces = Record<string, Messages>;

function isFormOf({ key }: GroupDefinition, namespace: string): boolean {
  return namespace.startsWith(`forms/${key}/`);
}

function only(namespaces: Namespaces, passes: (name: string) => boolean): Namespaces {
  return Object.fromEntries(Object.entries(namespaces).filter(([name]) => passes(name)));
}

function sorted<Value, Result>(
  map: Record<string, Value>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  const entries = Object.entries(map).toSorted(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)]));
}
