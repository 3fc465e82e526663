import type { JsonSchema } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';
import { without } from '../without';

/**
 * A choice between objects that take no other properties than those that they declare. A form can enter no others, and
 * variants that take any cannot be told apart. Beside declared properties, and where a branch is no plain object, it stays as it is.
 */
export function withClosedBranches(schema: JsonSchema): JsonSchema {
  const { type, oneOf, anyOf, properties, additionalProperties, $ref, allOf } = schema;
  const keyword = oneOf ? 'oneOf' : 'anyOf';
  const branches = oneOf ?? anyOf;
  const isPlain = type === undefined || type === 'object';
  const says = properties ?? additionalProperties ?? $ref ?? allOf ?? schema.if;
  if (!branches || (oneOf && anyOf) || !isPlain || says !== undefined) return schema;
  const closed = branches.map((branch) =>
    isOpenObject(branch) ? { ...branch, type: 'object' as const, additionalProperties: false } : branch,
  );
  const areObjects = closed.every((branch) => isSchema(branch) && branch.type === 'object');
  return { ...(areObjects ? without(schema, ['type']) : schema), [keyword]: closed };
}

function isOpenObject(branch: JsonSchema): boolean {
  if (!isSchema(branch)) return false;
  const { type = 'object', properties, additionalProperties, patternProperties, $ref, oneOf, anyOf } = branch;
  const says = additionalProperties ?? patternProperties ?? $ref ?? oneOf ?? anyOf;
  return type === 'object' && properties !== undefined && says === undefined;
}
