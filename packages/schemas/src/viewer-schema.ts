import { entriesOf, isJsonObject, type JsonObject, type JsonValue } from './json';

interface ViewerColumns {
  /** Columns that the viewer may not see: they are left out. */
  hidden: readonly string[][];
  /** Columns that the viewer may not change: they become `readOnly`. */
  fixed: readonly string[][];
  /** Columns whose values are never sent, although the viewer's form has them: conditions cannot read them. */
  secret?: readonly string[][];
}

/**
 * The schema of a model as one user may see it. A condition that reads a hidden column or a secret is left out: its fields are shown
 * always. A `oneOf` that reads a hidden column becomes an `anyOf`, because without the column several may be true. The server
 * validates a record by the complete schema.
 */
export function viewerSchema(schema: JsonObject, columns: ViewerColumns): JsonObject {
  const { hidden, fixed, secret = [] } = columns;
  return hidden.length + fixed.length + secret.length === 0 ? schema : visit(schema, [], columns);
}

function visit(schema: JsonObject, path: string[], columns: ViewerColumns): JsonObject {
  const { hidden, fixed, secret = [] } = columns;
  const isOneOf = (paths: readonly string[][]) => (name: string) =>
    paths.some((each) => isSamePath(each, [...path, name]));
  const place = { path, columns, isHidden: isOneOf(hidden), isUnread: isOneOf([...hidden, ...secret]) };
  const visible: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const kept = keptKeyword(keyword, schema, place);
    if (kept !== undefined) visible[kept] = partOf(keyword, value, place);
  }
  if (fixed.some((each) => isSamePath(each, path))) visible['readOnly'] = true;
  return visible;
}

interface Place {
  path: string[];
  columns: ViewerColumns;
  isHidden: (name: string) => boolean;
  /** True for a hidden column, and for a secret. */
  isUnread: (name: string) => boolean;
}

/** The keyword in the schema of the viewer. Undefined: left out. */
function keptKeyword(keyword: string, schema: JsonObject, { path, columns, isUnread }: Place): string | undefined {
  const { hidden, secret = [] } = columns;
  const isRead = (read: string, paths: readonly string[][]) => reads(schema[read], path, paths);
  if (conditional.has(keyword) && isRead('if', [...hidden, ...secret])) return undefined;
  if (negating.has(keyword) && isRead(keyword, [...hidden, ...secret])) return undefined;
  if (dependent.has(keyword) && entriesOf(schema[keyword]).every(([name]) => isUnread(name))) return undefined;
  if (keyword !== 'oneOf' || !isRead(keyword, [...hidden, ...secret])) return keyword;
  return isRead(keyword, secret) || schema['anyOf'] !== undefined ? undefined : 'anyOf';
}

function partOf(keyword: string, value: JsonValue, place: Place): JsonValue {
  const { path, columns, isHidden, isUnread } = place;
  if (keyword === 'required' && Array.isArray(value)) return value.filter((name) => !isHidden(String(name)));
  if (keyword === 'properties' && isJsonObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !isHidden(name))
        .map(([name, each]) => [name, isJsonObject(each) ? visit(each, [...path, name], columns) : each]),
    );
  if (dependent.has(keyword) && isJsonObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !isUnread(name))
        .map(([name, each]) => [name, partOf(Array.isArray(each) ? 'required' : 'then', each, place)]),
    );
  if (!combining.has(keyword)) return value;
  if (Array.isArray(value)) return value.map((each) => (isJsonObject(each) ? visit(each, path, columns) : each));
  return isJsonObject(value) ? visit(value, path, columns) : value;
}

/** True if a condition names a hidden column. */
function reads(condition: JsonValue | undefined, path: string[], hidden: readonly string[][]): boolean {
  if (Array.isArray(condition)) return condition.some((each) => reads(each, path, hidden));
  if (!isJsonObject(condition)) return false;
  const { properties, required } = condition;
  const depends = [...dependent].flatMap((keyword) => entriesOf(condition[keyword]));
  const lists = [required, ...depends.map(([, each]) => each)].filter((each) => Array.isArray(each));
  const names = [...lists.flat().map(String), ...[...entriesOf(properties), ...depends].map(([name]) => name)];
  if (names.some((name) => hidden.some((each) => isSamePath(each, [...path, name])))) return true;
  if (entriesOf(properties).some(([name, each]) => reads(each, [...path, name], hidden))) return true;
  return [...combining]
    .map((keyword) => condition[keyword])
    .concat(depends.map(([, each]) => each))
    .some((each) => reads(each, path, hidden));
}

function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

const conditional = new Set(['if', 'then', 'else']);
/** Without what they say of a hidden column, they would reject values that the server accepts. */
const negating = new Set(['not', 'contains']);
/** Keywords that say, by the name of a property, what holds while the value has the property. */
const dependent = new Set(['dependencies', 'dependentRequired', 'dependentSchemas']);
/** Keywords whose schemas describe the value itself, or its items. */
const combining = new Set([
  'items',
  'additionalItems',
  'contains',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
]);
