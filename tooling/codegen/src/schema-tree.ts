import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { without } from '@signalbox/form-compiler/without';
import type { CollectionDefinition, FormDefinition, GroupDefinition, JsonSchema, Messages } from '@signalbox/schemas';
import type { DeclaredEntry, DeclaredMenus } from '@signalbox/schema-check';
import { featureOfResource, type LicenseGate, withLicenseFeatures } from './with-license-features';
import {
  compareText,
  diskFiles,
  filesBelow,
  formFolders,
  messageFiles,
  messagePlace,
} from '@signalbox/schema-check/files';

/** Everything that `packages/schemas` declares, as in the files: `$ref`s are not resolved yet. */
export interface SchemaTree {
  /** By group order, then order within the strip, then id. */
  forms: FormDefinition[];
  /** By order, then key. */
  groups: GroupDefinition[];
  /** Sorted by the order of their pages, then by id. */
  collections: CollectionDefinition[];
  /**
   * The entries of `data/menus.json` and of the pages of collections, with the features of `data/license-gates.json`. `groups` and
   * `forms` have theirs too.
   */
  menus: DeclaredEntry[];
  /** File name without `.json` → schema. */
  shared: Record<string, JsonSchema>;
  entities: Record<string, JsonSchema>;
  /** Language (`en`, `zh-Hans`) → namespace (`forms/<id>`, `groups/<key>`, `data`) → messages. */
  messages: Record<string, Record<string, Messages>>;
}

/** Reads the folder of schemas at `root`. Throws with the file's path if a file is no JSON. */
export function readSchemaTree(root: string): SchemaTree {
  const readAll = <Content>(name: string) =>
    formFolders.flatMap((folder) => filesNamed(join(root, folder), name)).map((path) => readJson<Content>(path));
  const groups = readAll<GroupDefinition>('group.json');
  const forms = readAll<FormDefinition>('form.json');
  const collections = readAll<CollectionDefinition>('collection.json').toSorted(
    (a, b) => a.page.order - b.page.order || compareText(a.id, b.id),
  );
  const gates = readGates(join(root, 'data', 'license-gates.json'));
  const groupOrder = new Map(groups.map((group) => [group.key, group.order]));
  const orderOf = (form: FormDefinition) => groupOrder.get(form.place.group) ?? Number.MAX_SAFE_INTEGER;
  const tree = {
    groups: groups.toSorted((a, b) => a.order - b.order || compareText(a.key, b.key)),
    forms: forms.toSorted(
      (a, b) => orderOf(a) - orderOf(b) || a.place.order - b.place.order || compareText(a.id, b.id),
    ),
    collections,
    menus: [...readMenus(join(root, 'data', 'menus.json')), ...collections.map((list) => entryOf(list, gates))],
    shared: readFolder(join(root, 'shared')),
    entities: readFolder(join(root, 'entities')),
    messages: readMessages(root),
  };
  return withLicenseFeatures(tree, gates);
}

/** Menu entry of the page of a collection. */
function entryOf(
  { id, resource, permissions: { view }, page }: CollectionDefinition,
  gates: Record<string, LicenseGate>,
): DeclaredEntry {
  const { url, icon, menus, order, permissions = view === undefined ? [] : [view] } = page;
  return {
    key: id.replace('/', '-'),
    url,
    title: `forms/${id}::title`,
    icon,
    menus,
    order,
    isExtension: true,
    ...featureOfResource(resource, gates),
    ...(permissions.length > 0 && { permissions: [...permissions] }),
  };
}

function readGates(path: string): Record<string, LicenseGate> {
  return existsSync(path) ? readJson<Record<string, LicenseGate>>(path) : {};
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
  for (const path of messageFiles(root, diskFiles)) {
    const { language, namespace } = messagePlace(root, path);
    (messages[language] ??= {})[namespace] = without(readJson<Messages>(path), ['$schema']);
  }
  return messages;
}
