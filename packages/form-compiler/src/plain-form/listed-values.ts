import type { JsonSchema, JsonType, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { without } from '../without';

/** What a branch of a choice may have beside its one value: nothing that rejects another value. */
const beside = new Set(['const', 'enum', 'type', 'description', '$comment']);

/**
 * A choice whose branches are one value each, as an `enum`: that is what the console draws, and it accepts the same values.
 * An `enum` without a type gets that of its values. Other schemas stay.
 */
export function withListedValues(schema: JsonSchema): JsonSchema {
  const listed = withoutBranches(schema);
  if (listed.enum === undefined || listed.type !== undefined) return listed;
  const [type, ...others] = new Set(listed.enum.map((value) => (isJsonObject(value) ? 'object' : typeOf(value))));
  return type === undefined || others.length > 0 ? listed : { type, ...listed };
}

function withoutBranches(schema: JsonSchema): JsonSchema {
  const { oneOf, anyOf } = schema;
  if (schema.enum !== undefined || schema.const !== undefined || (oneOf && anyOf)) return schema;
  const values = (oneOf ?? anyOf)?.map(onlyValue);
  if (values === undefined || !values.every((value) => value !== undefined)) return schema;
  // A value of two branches: `oneOf` rejects it, and the check says so.
  if (new Set(values).size < values.length) return schema;
  return { ...without(schema, ['oneOf', 'anyOf']), enum: values };
}

function onlyValue(branch: JsonSchema): JsonValue | undefined {
  if (typeof branch !== 'object' || Object.keys(branch).some((key) => !beside.has(key))) return undefined;
  const { const: constant, enum: choices = [], type } = branch;
  const values = constant === undefined ? choices : [constant];
  const [value] = values;
  if (value === undefined || values.length > 1 || typeOf(value) === undefined) return undefined;
  return type === undefined || type === typeOf(value) || (type === 'integer' && Number.isInteger(value))
    ? value
    : undefined;
}

function typeOf(value: JsonValue): JsonType | undefined {
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : undefined;
}
