import type { DeclaredEntry } from '../declared-entry';
import type { Sources } from '../load-sources';
import { permissionKeys } from '../permission-keys';
import { errorAt, type SourceFile } from '../source-file';
import { unknownName } from './unknown-name';
import type { ValidationError } from '../validation-error';

/** Keys and URLs of menu entries are unique; their permissions, and the license features of tabs, are known ones. */
export function checkMenus({ menus, forms, data }: Sources): ValidationError[] {
  // A broken file has an error of its own: its names are not reported as unknown.
  const namesIn = (name: string) =>
    data.filter((file) => file.name === name).map(({ definition }) => permissionKeys(definition))[0];
  const [permissions, features] = [namesIn('permissions'), namesIn('features')];
  return [
    ...menus.flatMap(({ source, definition: { entries } }) => [
      ...taken({ source, entries, property: 'key' }),
      ...taken({ source, entries, property: 'url' }),
      ...entries.flatMap((entry, index) =>
        (entry.permissions ?? []).flatMap((name, at) =>
          unknownName({
            source,
            pointer: `/entries/${index}/permissions/${at}`,
            name,
            known: permissions,
            list: 'data/permissions.json',
          }),
        ),
      ),
    ]),
    ...forms.flatMap(({ source, definition: { licenseFeature: name } }) =>
      unknownName({ source, pointer: '/licenseFeature', name, known: features, list: 'data/features.json' }),
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
