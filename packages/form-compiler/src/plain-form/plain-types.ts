import type { JsonSchema } from '@signalbox/schemas';
import { mapSubschemas } from '../map-subschemas';

/** The schema with one way to say which types a value may have: `nullable` is null in the list, and a list of one type is that type. */
export function withPlainTypes(schema: JsonSchema): JsonSchema {
  return typeof schema === 'object' ? mapSubschemas(plainTypes(schema), withPlainTypes) : schema;
}

function plainTypes(schema: JsonSchema): JsonSchema {
  const { nullable, type, ...rest } = schema;
  // Without a type, `nullable` is an error that the check reports.
  if (type === undefined || (nullable === undefined && !Array.isArray(type))) return schema;
  const types = new Set([type].flat());
  if (nullable === true) types.add('null');
  // A whole number is a number.
  if (types.has('number')) types.delete('integer');
  const [first = 'null', ...others] = types;
  return { ...rest, type: others.length > 0 ? [...types] : first };
}
