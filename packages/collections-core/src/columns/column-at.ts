import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { itemSchema, propertySchema } from './declared-schema';

/** How the values of a column are compared. `moment`: texts with a time zone, as instants. `other`: lists, objects, and properties of several types or without one. */
type ColumnType = 'text' | 'moment' | 'number' | 'boolean' | 'other';

export interface Column {
  /** Names of properties, from the outside to the inside. */
  path: string[];
  type: ColumnType;
  schema: JsonObject;
}

/**
 * The column of a model at a dotted path. Undefined if the model declares no such property. A number in the path is the index
 * of an item.
 */
export function columnAt(schema: JsonObject, path: string[]): Column | undefined {
  let inner: Inner | undefined = { schema, isProperty: true };
  for (const key of path) inner &&= innerOf(inner, key);
  return inner && { path, schema: inner.schema, type: inner.isProperty ? typeOf(inner.schema) : 'other' };
}

interface Inner {
  schema: JsonObject;
  /** The value is a named property of objects in each other: a record has at most one. */
  isProperty: boolean;
}

function innerOf({ schema, isProperty }: Inner, key: string): Inner | undefined {
  const property = propertySchema(schema, key);
  if (property) {
    const { properties } = schema;
    return { schema: property, isProperty: isProperty && isJsonObject(properties) && Object.hasOwn(properties, key) };
  }
  const items = itemSchema(schema);
  if (!items) return undefined;
  const item = { schema: items, isProperty: false };
  return /^\d+$/.test(key) ? item : innerOf(item, key);
}

function typeOf(schema: JsonObject): ColumnType {
  const { type, enum: values, oneOf, anyOf, format } = schema;
  const variants = [oneOf ?? [], anyOf ?? []].flat().filter(isJsonObject);
  const types = new Set(variants.filter((each) => each['type'] !== 'null').map(typeOf));
  const [common] = types;
  if (type === undefined && types.size === 1 && common !== undefined && common !== 'other') return common;
  const choices = Array.isArray(values) ? values : Array.isArray(oneOf) ? oneOf.map(constOf) : [];
  const named = [type ?? []].flat().filter((name) => name !== 'null');
  if (named.length > 1) return 'other';
  switch (named[0] ?? commonType(choices)) {
    case 'string':
      return format === 'date-time' ? 'moment' : 'text';
    case 'number':
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
  }
  return 'other';
}

function constOf(choice: JsonValue): JsonValue {
  return isJsonObject(choice) ? (choice['const'] ?? null) : null;
}

/** The type of all choices but null. Undefined if they have several. */
function commonType(choices: JsonValue[]): string | undefined {
  const types = new Set(choices.filter((choice) => choice !== null).map((choice) => typeof choice));
  return types.size === 1 ? [...types][0] : undefined;
}
