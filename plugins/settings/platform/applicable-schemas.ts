import { definitionOf, isSameValue } from '@signalbox/engine/core';
import type { JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

type Definitions = JsonSchema['definitions'];

/**
 * The schemas that describe a value: `schema`, the parts of its `allOf`, and the branches of its choices and conditions that the
 * value may belong to. A branch is left out only if the value contradicts it.
 */
export function applicableSchemas(schema: JsonSchema, value: JsonValue, definitions: Definitions): JsonSchema[] {
  const own = definitionOf(schema, definitions);
  const chosen = [...(own.oneOf ?? []), ...(own.anyOf ?? [])].filter(
    (branch) => fits(branch, value, definitions) !== false,
  );
  const condition = own.if === undefined ? undefined : fits(own.if, value, definitions);
  const conditional = [
    ...(own.then === undefined || condition === false ? [] : [own.then]),
    ...(own.else === undefined || condition === true ? [] : [own.else]),
  ];
  const parts = [...(own.allOf ?? []), ...chosen, ...conditional].filter(isJsonObject);
  return [own, ...parts.flatMap((part) => applicableSchemas(part, value, definitions))];
}

/** Whether the value is valid, as far as the keywords tell that distinguish branches. Undefined: other keywords decide. */
function fits(given: JsonSchema | boolean, value: JsonValue, definitions: Definitions): boolean | undefined {
  if (typeof given === 'boolean') return given;
  const schema = definitionOf(given, definitions);
  const demands = Object.keys(schema).filter((keyword) => !notes.has(keyword));
  return all(demands.map((keyword) => meets(keyword, { schema, value, definitions })));
}

/** Keywords that every value satisfies. */
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
  'definitions',
]);

interface Tried {
  schema: JsonSchema;
  value: JsonValue;
  definitions: Definitions;
}

function meets(keyword: string, { schema, value, definitions }: Tried): boolean | undefined {
  switch (keyword) {
    case 'type':
      return [schema.type ?? []].flat().some((type) => isOfType(type, value));
    case 'const':
      return isSameValue(schema.const, value);
    case 'enum':
      return schema.enum?.some((each) => isSameValue(each, value));
    case 'minimum':
      return typeof value !== 'number' || value >= (schema.minimum ?? value);
    case 'maximum':
      return typeof value !== 'number' || value <= (schema.maximum ?? value);
    case 'required':
      return !isJsonObject(value) || schema.required?.every((name) => Object.hasOwn(value, name));
    case 'properties':
      return all(propertiesOf({ schema, value }).map(([part, inner]) => fits(part, inner, definitions)));
    case 'additionalProperties':
      if (schema.additionalProperties !== false) return undefined;
      return !isJsonObject(value) || Object.keys(value).every((name) => Object.hasOwn(schema.properties ?? {}, name));
    case 'not':
      return schema.not && negated(fits(schema.not, value, definitions));
    case 'allOf':
      return all((schema.allOf ?? []).map((part) => fits(part, value, definitions)));
    case 'anyOf':
      return negated(all((schema.anyOf ?? []).map((part) => negated(fits(part, value, definitions)))));
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

function all(results: (boolean | undefined)[]): boolean | undefined {
  if (results.includes(false)) return false;
  return results.includes(undefined) ? undefined : true;
}

function negated(result: boolean | undefined): boolean | undefined {
  return result === undefined ? undefined : !result;
}

function isOfType(type: JsonType, value: JsonValue): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isJsonObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
  }
}
