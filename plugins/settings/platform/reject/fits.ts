import { definitionOf, isSameValue } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { isOfType } from '@signalbox/schemas/is-of-type';
import { itemAt, placesOf } from '@signalbox/schemas/items-of';
import { isJsonObject } from '@signalbox/schemas/json';

type Definitions = JsonSchema['definitions'];
type Result = boolean | undefined;

/**
 * Returns whether the value is valid, as far as the keywords tell that distinguish branches. Undefined: other keywords
 * decide.
 */
export function fits(given: JsonSchema | boolean, value: JsonValue, definitions: Definitions): Result {
  if (typeof given === 'boolean') return given;
  if (typeof value !== 'object' || value === null) return evaluate(given, value, definitions);
  // Branches of recursive schemas ask for the same parts of the value again and again.
  const known = results.get(value) ?? new Map<JsonSchema, Result>();
  results.set(value, known);
  if (!known.has(given)) known.set(given, evaluate(given, value, definitions));
  return known.get(given);
}

const results = new WeakMap<object, Map<JsonSchema, Result>>();

function evaluate(given: JsonSchema, value: JsonValue, definitions: Definitions): Result {
  const schema = definitionOf(given, definitions);
  const demands = Object.keys(schema).filter((keyword) => !notes.has(keyword));
  return all(demands, (keyword) => {
    const result = meetsLimit(keyword, schema, value);
    return result === 'not a limit' ? meets(keyword, { schema, value, definitions }) : result;
  });
}

/** Keywords that every value satisfies, and those that are evaluated with another one. */
const notes = new Set([
  'title',
  'description',
  'default',
  'examples',
  '$comment',
  'since',
  'deprecated',
  'renamedFrom',
  'readOnly',
  'writeOnly',
  'boundTo',
  'reference',
  'visibleWhen',
  'contentMediaType',
  'definitions',
  'then',
  'else',
  'additionalItems',
]);

/** Form schemas have only patterns that take linear time. */
function meetsLimit(keyword: string, schema: JsonSchema, value: JsonValue): Result | 'not a limit' {
  const isText = typeof value === 'string';
  const isNumber = typeof value === 'number';
  switch (keyword) {
    case 'minimum':
      return !isNumber || value >= (schema.minimum ?? value);
    case 'maximum':
      return !isNumber || value <= (schema.maximum ?? value);
    case 'exclusiveMinimum':
      return !isNumber || value > (schema.exclusiveMinimum ?? -Infinity);
    case 'exclusiveMaximum':
      return !isNumber || value < (schema.exclusiveMaximum ?? Infinity);
    case 'minLength':
      return !isText || lengthOf(value) >= (schema.minLength ?? 0);
    case 'maxLength':
      return !isText || lengthOf(value) <= (schema.maxLength ?? Infinity);
    case 'pattern':
      return !isText || new RegExp(schema.pattern ?? '', 'u').test(value);
    case 'minItems':
      return !Array.isArray(value) || value.length >= (schema.minItems ?? 0);
    case 'maxItems':
      return !Array.isArray(value) || value.length <= (schema.maxItems ?? Infinity);
    case 'minProperties':
      return !isJsonObject(value) || Object.keys(value).length >= (schema.minProperties ?? 0);
    case 'maxProperties':
      return !isJsonObject(value) || Object.keys(value).length <= (schema.maxProperties ?? Infinity);
    default:
      return 'not a limit';
  }
}

/** In code points, as JSON Schema counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}

interface Tried {
  schema: JsonSchema;
  value: JsonValue;
  definitions: Definitions;
}

function meets(keyword: string, { schema, value, definitions }: Tried): Result {
  const tried = (part: JsonSchema | boolean) => fits(part, value, definitions);
  switch (keyword) {
    case 'type':
      return [schema.type ?? []].flat().some((type) => isOfType(value, type));
    case 'const':
      return isSameValue(schema.const, value);
    case 'enum':
      return schema.enum?.some((each) => isSameValue(each, value));
    case 'required':
      return !isJsonObject(value) || schema.required?.every((name) => Object.hasOwn(value, name));
    case 'properties':
      return all(propertiesOf({ schema, value }), ([part, inner]) => fits(part, inner, definitions));
    case 'additionalProperties':
      return all(othersOf({ schema, value }), (inner) => fits(schema.additionalProperties ?? true, inner, definitions));
    case 'items':
      return !Array.isArray(value) || all(value, (item, place) => fits(atPlace(schema, place), item, definitions));
    case 'contains': {
      const { contains = true } = schema;
      return !Array.isArray(value) || some(value, (item) => fits(contains, item, definitions));
    }
    case 'propertyNames': {
      const { propertyNames = true } = schema;
      return !isJsonObject(value) || all(Object.keys(value), (name) => fits(propertyNames, name, definitions));
    }
    case 'not':
      return schema.not && negated(tried(schema.not));
    case 'allOf':
      return all(schema.allOf ?? [], tried);
    case 'anyOf':
      return some(schema.anyOf ?? [], tried);
    case 'oneOf':
      return one((schema.oneOf ?? []).map(tried));
    case 'if': {
      const condition = tried(schema.if ?? true);
      return condition === undefined ? undefined : tried((condition ? schema.then : schema.else) ?? true);
    }
    default:
      return undefined;
  }
}

/** The properties that the value has, each with its schema. */
function propertiesOf({
  schema: { properties = {} },
  value,
}: Pick<Tried, 'schema' | 'value'>): [JsonSchema, JsonValue][] {
  return Object.entries(properties).flatMap(([name, part]): [JsonSchema, JsonValue][] => {
    const inner = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    return inner === undefined ? [] : [[part, inner]];
  });
}

/** The values of the properties that the schema does not declare. */
function othersOf({ schema: { properties = {} }, value }: Pick<Tried, 'schema' | 'value'>): JsonValue[] {
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (Object.hasOwn(properties, name) ? [] : [inner ?? null]));
}

function atPlace(schema: JsonSchema, place: number): JsonSchema | boolean {
  return itemAt(schema, place) ?? !(placesOf(schema) && schema.additionalItems === false);
}

/** Tries no further items after one that does not fit: a value may be wide. */
function all<Item>(items: readonly Item[], tried: (item: Item, place: number) => Result): Result {
  let found: Result = true;
  for (const [place, item] of items.entries()) {
    const result = tried(item, place);
    if (result === false) return false;
    found = found && result;
  }
  return found;
}

function some<Item>(items: readonly Item[], tried: (item: Item) => Result): Result {
  return negated(all(items, (item) => negated(tried(item))));
}

function one(found: Result[]): Result {
  const { length } = found.filter((result) => result === true);
  if (length > 1) return false;
  return found.includes(undefined) ? undefined : length === 1;
}

function negated(result: Result): Result {
  return result === undefined ? undefined : !result;
}
