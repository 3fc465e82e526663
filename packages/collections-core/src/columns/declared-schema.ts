import { guardedColumns, hiddenPaths } from '@signalbox/schemas/guarded-columns';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';

/**
 * The schema of a property of an object with this schema. Undefined for one that the schema does not declare: its values are
 * neither answered nor compared. A property that `properties` does not name is declared by `additionalProperties` and
 * `patternProperties` with schemas of their own, or if the schema describes any object.
 */
export function propertySchema(schema: JsonObject, name: string): JsonObject | undefined {
  const { properties } = schema;
  if (isJsonObject(properties) && Object.hasOwn(properties, name)) return objectOf(properties[name]);
  const unnamed = unnamedSchemas(schema);
  if (unnamed.length > 0) return unnamed.some(isGuarded) ? undefined : anyOfPlaces(unnamed);
  if (properties !== undefined) return undefined;
  return isFree(schema, 'object') ? {} : inBranches(schema, 'object', (branch) => propertySchema(branch, name));
}

/** The schema of the items of a list with this schema. Undefined if it declares no list. */
export function itemSchema(schema: JsonObject): JsonObject | undefined {
  const { items, additionalItems = true } = schema;
  if (isJsonObject(items)) return items;
  // The validation rejects each item.
  if (items === false) return {};
  // One schema for each place, and one for what follows. What one of them declares is declared.
  if (Array.isArray(items)) return anyOfPlaces(schemasOf([...items, additionalItems])) ?? {};
  return isFree(schema, 'array') ? {} : inBranches(schema, 'array', itemSchema);
}

/** Which of them a name belongs to is not asked: a pattern of a model may be slow. */
function unnamedSchemas({ properties, patternProperties, additionalProperties }: JsonObject): JsonObject[] {
  const byPattern = isJsonObject(patternProperties) ? Object.values(patternProperties) : [];
  const isOpen = additionalProperties === undefined || additionalProperties === true;
  // Beside names or without patterns, `true` declares nothing.
  const others = isOpen ? properties === undefined && byPattern.length > 0 : additionalProperties;
  return schemasOf([...byPattern, others]);
}

/** Schemas with `true`, which allows any value, as one without keywords. `false` allows none. */
function schemasOf(values: JsonValue[]): JsonObject[] {
  return values.map((each) => (each === true ? {} : each)).filter(isJsonObject);
}

/** Returns the schema of what one of them declares: anything, if one of them is for any value. */
function anyOfPlaces(schemas: JsonObject[]): JsonObject | undefined {
  return schemas.some(isAnything) ? {} : anyOf(schemas);
}

/** True for a schema of values of any type that describes none of them. */
function isAnything(schema: JsonObject): boolean {
  return schema.type === undefined && isFree(schema, 'object');
}

function anyOf(schemas: JsonObject[]): JsonObject | undefined {
  return schemas.length > 1 ? { anyOf: schemas } : schemas[0];
}

/** True for a schema that describes any object or list, and so declares all that is in it. */
export function isFree(schema: JsonObject, kind: 'object' | 'array'): boolean {
  const known = free[kind].get(schema);
  if (known !== undefined) return known;
  const describes = (keyword: string) => {
    const value = schema[keyword];
    if (keyword === 'dependencies') return isJsonObject(value) && Object.values(value).some(isJsonObject);
    // Branches that only restrict a value, such as by the number of its items, do not describe it.
    if (isCombining(keyword)) return branchesOf(schema, keyword).some((branch) => !isFree(branch, kind));
    return value !== undefined && !((keyword === 'additionalProperties' || keyword === 'items') && value === true);
  };
  const isSo = mayBe(schema, kind) && !describing.some(describes);
  free[kind].set(schema, isSo);
  return isSo;
}

/** Each property of a value asks for the schema around it. */
const free = { object: new WeakMap<JsonObject, boolean>(), array: new WeakMap<JsonObject, boolean>() };

/** True if `type` allows such a value. */
export function mayBe({ type }: JsonObject, kind: 'object' | 'array'): boolean {
  return type === undefined || type === kind || (Array.isArray(type) && type.includes(kind));
}

type Combining = 'allOf' | 'anyOf' | 'oneOf';
const combining: readonly string[] = ['allOf', 'anyOf', 'oneOf'] satisfies Combining[];

function isCombining(keyword: string): keyword is Combining {
  return combining.includes(keyword);
}

/** Keywords that say which objects or lists a value may be. A `$ref` that is still there leads nowhere. */
const describing = [
  'properties',
  'additionalProperties',
  'patternProperties',
  'dependencies',
  'items',
  'enum',
  'const',
  ...combining,
  'then',
  'else',
  '$ref',
];

/**
 * Returns what the schemas that describe the same value declare. If there are several, it is what each of them
 * declares: which of them a value follows is not known. A branch without a description only restricts what others
 * describe, unless it is the alternative of any object or list.
 */
function inBranches(
  schema: JsonObject,
  kind: 'object' | 'array',
  declared: (branch: JsonObject) => JsonObject | undefined,
): JsonObject | undefined {
  const parts = branchesOf(schema, 'allOf').filter((branch) => !isFree(branch, kind));
  const alternatives = [...branchesOf(schema, 'anyOf'), ...branchesOf(schema, 'oneOf')];
  const described = alternatives.filter((branch) => !isFree(branch, kind));
  const isAny = parts.length === 0 && alternatives.some((branch) => branch.type !== undefined && isFree(branch, kind));
  if (isAny) return {};
  const found = [...parts.map(closedPart), ...described].map(declared).filter((each) => each !== undefined);
  return found.length > 0 && found.every(isAnything) ? {} : anyOf(found);
}

/** A part beside others with patterns of names: the other parts say which further names there are. */
function closedPart(part: JsonObject, _index: number, parts: JsonObject[]): JsonObject {
  const { patternProperties, additionalProperties = true } = part;
  const isOpen = patternProperties !== undefined && additionalProperties === true && parts.length > 1;
  return isOpen ? { ...part, additionalProperties: false } : part;
}

function branchesOf(schema: JsonObject, keyword: Combining): JsonObject[] {
  const branches = schema[keyword];
  return Array.isArray(branches) ? branches.filter(isJsonObject) : [];
}

/** True for a schema with values that not every user may see. Properties without a name cannot be guarded. */
function isGuarded(schema: JsonObject): boolean {
  const known = guarded.get(schema);
  if (known !== undefined) return known;
  const columns = guardedColumns({ properties: { any: schema } });
  const isSo = columns === undefined || hiddenPaths(columns, { isSuper: false, permissions: new Set() }).length > 0;
  guarded.set(schema, isSo);
  return isSo;
}

const guarded = new WeakMap<JsonObject, boolean>();

function objectOf(value: JsonValue | undefined): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}
