import { dirname, join } from 'node:path';
import type { GroupDefinition } from '@signalbox/schemas';
import { isDialog } from '../check-claims';
import { suggest } from '@signalbox/form-compiler/suggest';
import type { ValidationError } from '../validation-error';
import type { Declared } from '../declared';
import type { DeclaredForm, Sources } from '../load-sources';
import { permissionKeys } from '../permission-keys';
import { errorAt, shownPath, type SourceFile } from '../source-file';

/** Ids follow the folders, parents exist, no two tabs of one strip share an order, permissions are known ones. */
export function checkPlaces(sources: Sources): ValidationError[] {
  const { forms, groups } = sources;
  return [
    ...groups.flatMap((group) => [...checkGroupKey(group), ...repeatedParents(group)]),
    ...sharedOrders(
      groups
        .filter(({ definition }) => !definition.isDialogs)
        .map((group) => ({ strip: 'the menu', order: group.definition.order, pointer: '/order', ...group })),
    ),
    ...forms.filter((form) => isDialog(form, groups)).flatMap(checkDialog),
    ...forms.flatMap((form) => [...checkId(form), ...checkParents(form, groups)]),
    ...sharedOrders(placesInStrips(forms, groups)),
    ...checkPermissions(sources),
  ];
}

function checkGroupKey({ source, name, definition }: Declared<GroupDefinition>): ValidationError[] {
  if (definition.key === name) return [];
  return [
    errorAt(source, '/key', {
      wrong: `the key is "${definition.key}" but the folder is "${name}"`,
      remedy: `write "key": "${name}" or rename the folder`,
    }),
  ];
}

function repeatedParents({ source, definition: { parentTabs = [] } }: Declared<GroupDefinition>): ValidationError[] {
  return parentTabs.flatMap(({ key }, index) =>
    parentTabs.findIndex((each) => each.key === key) === index
      ? []
      : [
          errorAt(source, `/parentTabs/${index}/key`, {
            wrong: `the group has the parent tab "${key}" twice`,
            remedy: 'keep one of the two, or rename one',
          }),
        ],
  );
}

function checkId({ source, name, definition }: DeclaredForm): ValidationError[] {
  if (definition.id === name) return [];
  if (name.split('/').length !== 2)
    return [
      errorAt(source, '', {
        wrong: `a tab does not stand in forms/${name}`,
        remedy: 'move the folder: it is forms/<group>/<tab>; a tab inside another one has "parentTab"',
      }),
    ];
  return [
    errorAt(source, '/id', {
      wrong: `the id is "${definition.id}" but the folder is "${name}"`,
      remedy: `write "id": "${name}" or move the folder`,
    }),
  ];
}

/** A page opens a dialog and decides where its values go, so a dialog derives nothing. */
function checkDialog({ source, definition }: DeclaredForm): ValidationError[] {
  return (['visibleWhen', 'derive'] as const)
    .filter((key) => definition[key] !== undefined)
    .map((key) =>
      errorAt(source, `/${key}`, {
        wrong: `"${key}" has no meaning in a dialog: its values are not settings`,
        remedy: 'remove it',
        atKey: true,
      }),
    );
}

function checkParents(
  { source, name, definition: { place } }: DeclaredForm,
  groups: Declared<GroupDefinition>[],
): ValidationError[] {
  const folder = name.split('/')[0] ?? '';
  if (place.group !== folder) {
    return [
      errorAt(source, '/place/group', {
        wrong: `the group is "${place.group}" but the folder is in "${folder}"`,
        remedy: `write "group": "${folder}" or move the folder`,
      }),
    ];
  }
  const group = groups.find((each) => each.definition.key === place.group);
  if (!group) {
    const keys = groups.map((each) => each.definition.key);
    return [
      errorAt(source, '/place/group', {
        wrong: `there is no valid ${dirname(dirname(source.path))}/group.json`,
        remedy:
          keys.length > 0 ? `add or correct that file, or ${suggest(place.group, keys)}` : 'add or correct that file',
      }),
    ];
  }
  const parents = (group.definition.parentTabs ?? []).map(({ key }) => key);
  if (place.parentTab === undefined || parents.includes(place.parentTab)) return [];
  const wrong = `the group "${place.group}" has no parent tab "${place.parentTab}"`;
  return [
    errorAt(source, '/place/parentTab', {
      wrong,
      remedy: `add it to parentTabs of ${group.source.path}, or ${suggest(place.parentTab, parents)}`,
    }),
  ];
}

interface Placed {
  source: SourceFile;
  strip: string;
  order: number;
  pointer: string;
}

/** A strip shows the tabs of a group that have no parent, and its parent tabs; or the tabs of one parent. */
function placesInStrips(forms: DeclaredForm[], groups: Declared<GroupDefinition>[]): Placed[] {
  const tabs = forms.map(({ source, definition: { place } }) => ({
    source,
    strip:
      place.parentTab === undefined ? `the strip of ${place.group}` : `the strip of ${place.group}, ${place.parentTab}`,
    order: place.order,
    pointer: '/place/order',
  }));
  const parents = groups.flatMap(({ source, definition }) =>
    (definition.parentTabs ?? []).map(({ order }, index) => ({
      source,
      strip: `the strip of ${definition.key}`,
      order,
      pointer: `/parentTabs/${index}/order`,
    })),
  );
  return [...tabs, ...parents];
}

function sharedOrders(places: Placed[]): ValidationError[] {
  const taken = new Map<string, Placed>();
  return places.flatMap((place) => {
    const key = `${place.strip} ${place.order}`;
    const first = taken.get(key);
    if (!first) {
      taken.set(key, place);
      return [];
    }
    const used = places.filter(({ strip }) => strip === place.strip).map(({ order }) => order);
    const wrong = `order ${place.order} in ${place.strip} is taken by ${first.source.path}`;
    return [errorAt(place.source, place.pointer, { wrong, remedy: `choose another, e.g. ${Math.max(...used) + 10}` })];
  });
}

function checkPermissions({ root, forms, groups, data, paths }: Sources): ValidationError[] {
  const file = data.find(({ name }) => name === 'permissions');
  // A broken file has an error of its own: its permissions are not reported as unknown.
  if (!file && paths.has(shownPath(join(root, 'data/permissions.json')))) return [];
  const known = permissionKeys(file?.definition);
  const uses = [
    ...forms.flatMap(({ source, definition: { permission } }) => [
      { source, pointer: '/permission/view', key: permission.view },
      { source, pointer: '/permission/edit', key: permission.edit },
    ]),
    ...groups.flatMap(({ source, definition: { permission } }) => [
      { source, pointer: '/permission/view', key: permission.view },
      { source, pointer: '/permission/edit', key: permission.edit },
    ]),
  ];
  return uses.flatMap(({ source, pointer, key }) => {
    if (key === undefined || known.includes(key)) return [];
    const wrong = `the permission "${key}" is not in data/permissions.json`;
    return [errorAt(source, pointer, { wrong, remedy: `add it there, or ${suggest(key, known)}` })];
  });
}
