import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '@signalbox/schemas';
import { highest, lowest } from './limit-keywords';

/** Limits of which a schema may have one or none, and that have no common one. */
const others = ['pattern', 'format', 'multipleOf', 'uniqueItems'] as const;
const limits: readonly string[] = ['enum', ...lowest, ...highest, ...others];

/**
 * A schema that accepts what `one` and `other` accept, if they differ in choices and limits alone. A limit that one of them
 * lacks, or that has no common value, is left out.
 */
export function widerSchema(one: JsonSchema, other: JsonSchema): JsonSchema | undefined {
  if (isDeepStrictEqual(one, other)) return one;
  const rest = withoutLimits(one);
  if (!isDeepStrictEqual(rest, withoutLimits(other))) return undefined;
  const wide: JsonSchema = { ...rest };
  if (one.enum && other.enum) wide.enum = [...new Set([...one.enum, ...other.enum])];
  for (const keyword of lowest) {
    const [a, b] = [one[keyword], other[keyword]];
    if (a !== undefined && b !== undefined) wide[keyword] = Math.min(a, b);
  }
  for (const keyword of highest) {
    const [a, b] = [one[keyword], other[keyword]];
    if (a !== undefined && b !== undefined) wide[keyword] = Math.max(a, b);
  }
  return {
    ...wide,
    ...Object.fromEntries(others.filter((each) => one[each] === other[each]).map((each) => [each, one[each]])),
  };
}

/** Returns the schema of what `schema` demands beyond `wide`; true if nothing. Keeps the type beside its limits. */
export function ownLimits(schema: JsonSchema, wide: JsonSchema): JsonSchema | true {
  const common = new Map(Object.entries(wide));
  const own = Object.entries(schema).filter(
    ([keyword, value]) => limits.includes(keyword) && !isDeepStrictEqual(value, common.get(keyword)),
  );
  if (own.length === 0) return true;
  const { type, nullable } = schema;
  return {
    ...(type === undefined ? {} : { type }),
    ...(nullable === undefined ? {} : { nullable }),
    ...(Object.fromEntries(own) as JsonSchema),
  };
}

function withoutLimits(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !limits.includes(keyword)));
}
