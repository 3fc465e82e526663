import { dirname, join } from 'node:path';
import type { CollectionDefinition, JsonSchema } from '@signalbox/schemas';
import type { Declared } from '../declared';
import type { Sources } from '../load-sources';
import { permissionKeys } from '../permission-keys';
import { errorAt, shownPath, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema } from '../walk-schema';
import { unknownName } from './unknown-name';

/** Each collection has its form beside it, columns that are fields of it, known permissions, a known entity and addresses of its own. */
export function checkCollections(sources: Sources): ValidationError[] {
  const { collections } = sources;
  return [
    ...collections.flatMap((collection) => [
      ...checkId(collection),
      ...checkForm(collection, sources),
      ...checkNames(collection, sources),
      ...checkAddresses(collection, sources),
      ...checkActions(collection),
    ]),
    ...tabGroups(sources),
    ...lonelyForms(sources),
  ];
}

type DeclaredCollection = Declared<CollectionDefinition>;

function checkId({ source, name, definition: { id } }: DeclaredCollection): ValidationError[] {
  const wrong = `the id is "${id}" but the folder is "${name}"`;
  return id === name ? [] : [errorAt(source, '/id', { wrong, remedy: `write "id": "${name}" or move the folder` })];
}

function checkForm({ source, definition }: DeclaredCollection, { forms, paths }: Sources): ValidationError[] {
  const path = `${dirname(source.path)}/form.json`;
  const form = forms.find((each) => each.source.path === path);
  const remedy = 'add it: it has the fields of a record';
  // A broken form has errors of its own.
  if (!form) return paths.has(path) ? [] : [errorAt(source, '', { wrong: `${path} is missing`, remedy })];
  const known = pathsIn(form.resolved.schema);
  const names = Object.keys(form.resolved.schema.properties ?? {});
  const { live = [], compare = {}, personal = [], actions = [] } = definition;
  const named = [
    ...live.map((name, index) => ({ name, pointer: `/live/${index}` })),
    ...personal.map((name, index) => ({ name, pointer: `/personal/${index}` })),
    ...Object.keys(compare).map((name) => ({ name, pointer: `/compare/${name}` })),
    ...actions.flatMap(({ when = {}, confirmWhen = {} }, index) => [
      ...Object.keys(when).map((name) => ({ name, pointer: `/actions/${index}/when/${name}` })),
      ...Object.keys(confirmWhen).map((name) => ({ name, pointer: `/actions/${index}/confirmWhen/${name}` })),
    ]),
  ];
  const listed = [
    ...definition.columns.map((column, index) => ({ column, pointer: `/columns/${index}` })),
    ...(definition.sort?.split(',') ?? []).map((key) => ({ column: key.replace(/^-/, ''), pointer: '/sort' })),
  ];
  const list = 'the form beside it';
  return [
    ...listed.flatMap(({ column: name, pointer }) => unknownName({ source, pointer, name, known, list })),
    ...named.flatMap((each) => unknownName({ source, ...each, known: names, list })),
  ];
}

/** Dotted paths of the fields of a form, those of its sections included. */
function pathsIn({ properties = {} }: JsonSchema): string[] {
  return Object.entries(properties).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    return part.properties ? pathsIn(part).map((path) => `${name}.${path}`) : [name];
  });
}

function checkNames({ source, definition }: DeclaredCollection, { data, entities }: Sources): ValidationError[] {
  const known = data.filter(({ name }) => name === 'permissions').map((file) => permissionKeys(file.definition))[0];
  const { permissions, page, entity, actions = [] } = definition;
  const named = entities.map(({ name }) => name);
  const used = [
    ...Object.entries(permissions).map(([action, name]) => ({ name, pointer: `/permissions/${action}` })),
    ...actions.map(({ permission: name }, index) => ({ name, pointer: `/actions/${index}/permission` })),
    ...(page.permissions ?? []).map((name, index) => ({ name, pointer: `/page/permissions/${index}` })),
  ];
  return [
    ...used.flatMap((each) => unknownName({ source, ...each, known, list: 'data/permissions.json' })),
    ...(entity === undefined
      ? []
      : unknownName({ source, pointer: '/entity', name: entity, known: named, list: 'entities' })),
  ];
}

function checkAddresses({ source, definition }: DeclaredCollection, sources: Sources): ValidationError[] {
  const { page, resource } = definition;
  const others = sources.collections.filter((other) => other.source !== source).map((other) => other.definition);
  const pages = [
    ...sources.menus.flatMap((file) => file.definition.entries.map(({ url }) => url)),
    ...sources.groups.filter(({ definition: { isDialogs } }) => !isDialogs).map((group) => `/app/${group.name}`),
    ...others.map((other) => other.page.url),
  ];
  const remedy = 'choose another';
  const isUsed = others.some((other) => other.resource === resource);
  return [
    ...(pages.includes(page.url)
      ? [errorAt(source, '/page/url', { wrong: `another page has the address ${page.url}`, remedy })]
      : []),
    ...(isUsed ? [errorAt(source, '/resource', { wrong: `another list has the address ${resource}`, remedy })] : []),
  ];
}

/** The platform has no route for an action: that is code of a plug-in, which serves the whole list. */
function checkActions({ source, definition: { actions, entity } }: DeclaredCollection): ValidationError[] {
  if (actions === undefined || entity !== undefined) return [];
  const wrong =
    'a list without "entity" has no actions: the platform keeps its records, and does nothing else with them';
  return [errorAt(source, '/actions', { wrong, remedy: 'remove "actions"', atKey: true })];
}

/** Forms of records are no settings tabs. */
function tabGroups({ groups, root }: Sources): ValidationError[] {
  return groups
    .filter(({ source, definition: { isDialogs } }) => isInCollections(root, source) && !isDialogs)
    .map(({ source }) =>
      errorAt(source, '', {
        wrong: 'without "isDialogs", the forms of these lists would be settings tabs',
        remedy: 'add "isDialogs": true',
      }),
    );
}

/** A form in `collections` belongs to a list. */
function lonelyForms({ forms, paths, root }: Sources): ValidationError[] {
  return forms.flatMap(({ source }) => {
    const path = `${dirname(source.path)}/collection.json`;
    if (!isInCollections(root, source) || paths.has(path)) return [];
    return [errorAt(source, '', { wrong: `${path} is missing`, remedy: 'add it, or move the form to forms' })];
  });
}

/** True for the form, or group, of a list page, also for one that is not valid. */
export function isInCollections(root: string, { path }: SourceFile): boolean {
  return path.startsWith(`${shownPath(join(root, 'collections'))}/`);
}
