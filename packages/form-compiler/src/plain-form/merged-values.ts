import type { JsonSchema } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';
import { without } from '../without';
import { Contradiction, narrowerSchema } from './narrower-schema';
import { UnplainFormError } from './unplain-form-error';

/**
 * A value without a type of its own that all parts of its `allOf` describe, as one schema: that is what the console draws. One
 * that no single schema can describe stays as it is.
 */
export function withMergedValues(schema: JsonSchema, pointer: string): JsonSchema {
  const { allOf, type, $ref, properties } = schema;
  if (!allOf?.every(isSchema) || (type ?? $ref ?? properties ?? schema.if) !== undefined) return schema;
  const parts = [without(schema, ['allOf']), ...allOf].map((part) => without(part, ['description', '$comment']));
  const merged = parts.reduce<JsonSchema | Contradiction | undefined>(
    (one, other) => (one === undefined || one instanceof Contradiction ? one : narrowerSchema(one, other)),
    {},
  );
  if (merged instanceof Contradiction)
    throw new UnplainFormError(`${pointer}/allOf`, {
      wrong:
        merged.keyword === undefined
          ? 'no value is valid in all parts of "allOf"'
          : `parts of "allOf" give a different "${merged.keyword}"`,
      remedy: 'let the parts go together, or write one schema',
    });
  return merged?.type === undefined || merged.type === 'object' ? schema : merged;
}
