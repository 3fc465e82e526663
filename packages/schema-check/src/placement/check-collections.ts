import { dirname, join } from 'node:path';
import type { CollectionDefinition, JsonSchema } from '@signalbox/schemas';
import type { Declared } from '../declared';
import type { Sources } from '../load-sources';
import { permissionKeys } from '../permission-keys';
import { errorAt, shownPath, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema } from '../walk-schema';
import { unknownName } from './unknown-name';

/** Each collection has its form beside it, columns that are fields of it, known permissions, a known entity and its own address. */
export function checkCollections(sources: Sources): ValidationError[] {
  const { collections } = sources;
  return [
    ...collections.flatMap((collection) => [
      ...checkId(collection),
      ...checkForm(collection, sources),
      ...checkNames(collection, sources),
      ...checkUrl(collection, sources),
    ]),
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

function checkUrl({ source, definition }: DeclaredCollection, { collections, menus }: Sources): ValidationError[] {
  const { url } = definition.page;
  const others = [
    ...menus.flatMap((file) => file.definition.entries),
    ...collections.filter((other) => other.source !== source).map((other) => other.definition.page),
  ];
  const wrong = `another page has the address ${url}`;
  return others.some((other) => other.url === url)
    ? [errorAt(source, '/page/url', { wrong, remedy: 'choose another' })]
    : [];
}

/** A form in `collections` belongs to a list. */
function lonelyForms({ forms, paths, root }: Sources): ValidationError[] {
  return forms.flatMap(({ source }) => {
    const path = `${dirname(source.path)}/collection.json`;
    if (!isInCollections(root, source) || paths.has(path)) return [];
    return [errorAt(source, '', { wrong: `${path} is missing`, remedy: 'add it, or move the form to forms' })];
  });
}

/** True for the form of a list page, also of one that is not valid. */
export function isInCollections(root: string, { path }: SourceFile): boolean {
  return path.startsWith(`${shownPath(join(root, 'collections'))}/`);
}
