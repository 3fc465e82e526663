import { entriesOf, isJsonObject, type JsonObject, type JsonValue } from './json';
import { referred } from './resolve-references';

/** The user for whom columns are checked. */
export interface ColumnViewer {
  isSuper: boolean;
  permissions: ReadonlySet<string>;
}

/**
 * A property that not every user of the list may see or change: its schema has `permission: {view, edit}`, or `writeOnly`,
 * whose value no user may see, or `readOnly`.
 */
export interface GuardedColumn {
  /** Without the indexes of items. */
  path: string[];
  view?: string;
  edit?: string;
  isWriteOnly: boolean;
  /** `readOnly`: only the platform sets it. */
  isReadOnly: boolean;
}

/** The guarded columns of a model. Undefined for a schema that is too large or too deep to be searched. */
export function guardedColumns(schema: JsonObject): GuardedColumn[] | undefined {
  const search: Search = { root: schema, found: [], left: maxSchemas };
  visit(search, schema, { path: [], depth: 0 });
  return search.left < 0 ? undefined : search.found;
}

interface Search {
  root: JsonObject;
  found: GuardedColumn[];
  /** Number of schemas that may still be visited. */
  left: number;
}

function visit(
  search: Search,
  schema: JsonValue | undefined,
  { path, depth, isUnnamed = false }: { path: string[]; depth: number; isUnnamed?: boolean },
): void {
  if (!isJsonObject(schema)) return;
  search.left -= 1;
  if (depth > maxDepth) search.left = -1;
  if (search.left < 0) return;
  const guard = guardOf(schema);
  if (guard && path.length > 0) search.found.push({ path, ...guard });
  const inside = { path, depth: depth + 1, isUnnamed };
  for (const [name, property] of entriesOf(schema.properties))
    visit(search, property, isUnnamed ? inside : { path: [...path, name], depth: depth + 1 });
  // Which names they describe is not asked: a guard in them is one of the whole object.
  for (const part of [...entriesOf(schema.patternProperties).map(([, each]) => each), schema.additionalProperties])
    visit(search, part, { ...inside, isUnnamed: true });
  for (const key of combining) for (const part of [schema[key] ?? []].flat()) visit(search, part, inside);
  for (const key of dependent) for (const [, part] of entriesOf(schema[key])) visit(search, part, inside);
  visit(search, referred(search.root, schema['$ref']), inside);
}

/** Keywords whose schemas describe the value itself, or its items. */
const combining = ['items', 'additionalItems', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'contains'] as const;

/** Their schemas, by the name of a property, describe the value itself while it has the property. */
const dependent = ['dependencies', 'dependentSchemas'] as const;

function guardOf({ permission, writeOnly, readOnly }: JsonObject): Omit<GuardedColumn, 'path'> | undefined {
  const { view, edit } = isJsonObject(permission) ? permission : {};
  const isWriteOnly = writeOnly === true;
  const isReadOnly = readOnly === true;
  if (typeof view !== 'string' && typeof edit !== 'string' && !isWriteOnly && !isReadOnly) return undefined;
  return {
    isWriteOnly,
    isReadOnly,
    ...(typeof view === 'string' ? { view } : {}),
    ...(typeof edit === 'string' ? { edit } : {}),
  };
}

/** Paths of the columns that `viewer` may not see. */
export function hiddenPaths(guarded: readonly GuardedColumn[], viewer: ColumnViewer): string[][] {
  return guarded.filter(({ isWriteOnly, view }) => isWriteOnly || !mayUse(viewer, view)).map(({ path }) => path);
}

/** True for a property that a form shows as a secret, which is set or not set. One of another kind is in no form. */
export function isSecretText({ type, enum: values, oneOf, reference, writeOnly }: JsonObject): boolean {
  return (
    writeOnly === true && type === 'string' && values === undefined && oneOf === undefined && reference === undefined
  );
}

/**
 * Paths of the secrets that the form of `viewer` shows. Secrets inside of lists are not among them: which item a stored
 * one belongs to is not known after a change.
 */
export function secretPaths(schema: JsonObject, guarded: readonly GuardedColumn[], viewer: ColumnViewer): string[][] {
  const secrets = guarded.filter(({ isWriteOnly, view }) => isWriteOnly && mayUse(viewer, view));
  return secrets.map(({ path }) => path).filter((path) => isShownSecret(schema, path));
}

function isShownSecret(schema: JsonObject, [name, ...rest]: readonly string[]): boolean {
  const { properties } = schema;
  const property = isJsonObject(properties) && name !== undefined ? properties[name] : undefined;
  if (!isJsonObject(property)) return false;
  return rest.length === 0 ? isSecretText(property) : isShownSecret(property, rest);
}

/** Paths of the columns that do not exist for `viewer`: values that are sent for them are rejected. */
export function lockedPaths(guarded: readonly GuardedColumn[], viewer: ColumnViewer): string[][] {
  return guarded.filter(({ view }) => !mayUse(viewer, view)).map(({ path }) => path);
}

/** Paths of the columns that `viewer` may not change. */
export function fixedPaths(guarded: readonly GuardedColumn[], viewer: ColumnViewer): string[][] {
  return guarded.filter(({ edit, isReadOnly }) => isReadOnly || !mayUse(viewer, edit)).map(({ path }) => path);
}

function mayUse({ isSuper, permissions }: ColumnViewer, key: string | undefined): boolean {
  return isSuper || key === undefined || permissions.has(key);
}

const maxSchemas = 20_000;
const maxDepth = 24;
