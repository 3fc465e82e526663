import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { without } from '@signalbox/form-compiler/without';
import type { FormDefinition, GroupDefinition, JsonSchema, Messages } from '@signalbox/schemas';
import type { DeclaredEntry, DeclaredMenus } from './declared-entry';

/** Everything that `packages/schemas` declares, as in the files: `$ref`s are not resolved yet. */
export interface SchemaTree {
  /** By group order, then order within the strip, then id. */
  forms: FormDefinition[];
  /** By order, then key. */
  groups: GroupDefinition[];
  /** As in `data/menus.json`. */
  menus: DeclaredEntry[];
  /** File name without `.json` → schema. */
  shared: Record<string, JsonSchema>;
  entities: Record<string, JsonSchema>;
  /** Language (`en`, `zh-Hans`) → namespace (`forms/<id>`, `groups/<key>`, `data`) → messages. */
  messages: Record<string, Record<string, Messages>>;
}

/** Reads the folder of schemas at `root`. Throws with the file's path if a file is no JSON. */
export function readSchemaTree(root: string): SchemaTree {
  const groups = filesNamed(join(root, 'forms'), 'group.json').map((path) => readJson<GroupDefinition>(path));
  const forms = filesNamed(join(root, 'forms'), 'form.json').map((path) => readJson<FormDefinition>(path));
  const groupOrder = new Map(groups.map((group) => [group.key, group.order]));
  const orderOf = (form: FormDefinition) => groupOrder.get(form.place.group) ?? Number.MAX_SAFE_INTEGER;
  return {
    groups: groups.toSorted((a, b) => a.order - b.order || compareText(a.key, b.key)),
    forms: forms.toSorted(
      (a, b) => orderOf(a) - orderOf(b) || a.place.order - b.place.order || compareText(a.id, b.id),
    ),
    menus: readMenus(join(root, 'data', 'menus.json')),
    shared: readFolder(join(root, 'shared')),
    entities: readFolder(join(root, 'entities')),
    messages: readMessages(root),
  };
}

function readMenus(path: string): DeclaredEntry[] {
  return existsSync(path) ? readJson<DeclaredMenus>(path).entries : [];
}

export function readJson<Content>(path: string): Content {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Content;
  } catch (cause) {
    throw new Error(`${path}: no valid JSON; run the schemas check for the place`, { cause });
  }
}

/** Paths of the files below `folder` whose name passes, sorted. An absent folder has none. */
export function filesBelow(folder: string, passes: (path: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes(`${sep}node_modules${sep}`) && passes(path))
    .toSorted(compareText);
}

/** The same order on every machine, independent of its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The `shared` folders of the plug-ins below `plugins`. */
export function sharedFolders(plugins: string): string[] {
  if (!existsSync(plugins)) return [];
  return readdirSync(plugins)
    .toSorted(compareText)
    .map((id) => join(plugins, id, 'shared'))
    .filter((folder) => existsSync(folder));
}

function filesNamed(folder: string, name: string): string[] {
  return filesBelow(folder, (path) => path.endsWith(`${sep}${name}`));
}

/** The JSON files of a folder by their names without `.json`. An absent folder has none. */
export function readFolder(folder: string): Record<string, JsonSchema> {
  const files = filesBelow(folder, (path) => path.endsWith('.json'));
  return Object.fromEntries(
    files.map((path) => [relative(folder, path).slice(0, -'.json'.length), readJson<JsonSchema>(path)]),
  );
}

function readMessages(root: string): SchemaTree['messages'] {
  const messages: SchemaTree['messages'] = {};
  for (const path of messageFiles(root)) {
    const { language, namespace } = messagePlace(root, path);
    (messages[language] ??= {})[namespace] = without(readJson<Messages>(path), ['$schema']);
  }
  return messages;
}

/** Message files of the schemas: those of forms, of groups, and of the data files. */
export function messageFiles(root: string): string[] {
  return [...filesBelow(join(root, 'forms'), isMessages), ...filesBelow(join(root, 'data'), isMessages)];
}

function isMessages(path: string): boolean {
  return path.includes(`${sep}locales${sep}`) && path.endsWith('.json');
}

/** `forms/a/b/locales/en.json` → `en`, `forms/a/b`; `forms/a/locales/en.json` → `en`, `groups/a`; `data/locales/en.json` → `en`, `data`. */
export function messagePlace(root: string, path: string): { language: string; namespace: string } {
  const parts = relative(root, path).split(sep);
  const language = (parts.at(-1) ?? '').slice(0, -'.json'.length);
  const owner = parts.slice(0, -2);
  const isGroup = owner[0] === 'forms' && owner.length === 2;
  return { language, namespace: isGroup ? `groups/${owner[1]}` : owner.join('/') };
}
