import type { DeclaredEntry } from './declared-entry';
import type { Sources } from './load-sources';
import { permissionKeys } from './permission-keys';
import { errorAt, type SourceFile } from './source-file';
import { suggest, type ValidationError } from './validation-error';

/** Keys and URLs of menu entries are unique; their permissions, and all license features, are known ones. */
export function checkMenus({ menus, groups, forms, data }: Sources): ValidationError[] {
  // A broken file has an error of its own: its names are not reported as unknown.
  const namesIn = (name: string) =>
    data.filter((file) => file.name === name).map(({ definition }) => permissionKeys(definition))[0];
  const [permissions, features] = [namesIn('permissions'), namesIn('features')];
  return [
    ...menus.flatMap(({ source, definition: { entries } }) => [
      ...taken({ source, entries, property: 'key' }),
      ...taken({ source, entries, property: 'url' }),
      ...entries.flatMap((entry, index) => [
        ...(entry.permissions ?? []).flatMap((name, at) =>
          unknown({
            source,
            pointer: `/entries/${index}/permissions/${at}`,
            name,
            known: permissions,
            list: 'permissions',
          }),
        ),
        ...unknown({
          source,
          pointer: `/entries/${index}/licenseFeature`,
          name: entry.licenseFeature,
          known: features,
          list: 'features',
        }),
      ]),
    ]),
    ...[...groups, ...forms].flatMap(({ source, definition: { licenseFeature: name } }) =>
      unknown({ source, pointer: '/licenseFeature', name, known: features, list: 'features' }),
    ),
  ];
}

function taken({
  source,
  entries,
  property,
}: {
  source: SourceFile;
  entries: DeclaredEntry[];
  property: 'key' | 'url';
}): ValidationError[] {
  return entries.flatMap((entry, index) => {
    if (entries.findIndex((other) => other[property] === entry[property]) === index) return [];
    const wrong = `another entry has the ${property} "${entry[property]}"`;
    return [errorAt(source, `/entries/${index}/${property}`, { wrong, remedy: 'choose another, or remove one entry' })];
  });
}

interface NameUse {
  source: SourceFile;
  pointer: string;
  name: string | undefined;
  /** Undefined for a file that cannot be read. */
  known: string[] | undefined;
  /** File of `data` with the known names. */
  list: string;
}

function unknown({ source, pointer, name, known, list }: NameUse): ValidationError[] {
  if (name === undefined || known === undefined || known.includes(name)) return [];
  const wrong = `"${name}" is not in data/${list}.json`;
  return [errorAt(source, pointer, { wrong, remedy: `add it there, or ${suggest(name, known)}` })];
}
