import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';

/** One condition of an object and the paths, from that object, that it shows or requires. */
interface ConditionClause {
  schema: JsonSchema;
  /** Shown only while the condition is true. */
  shows: string[][];
  /** Required only while the condition is true. */
  requires: string[][];
  /** Only these values are valid while the condition is true. */
  narrows: { path: string[]; values: JsonValue[] }[];
}

/**
 * Reads the `if`/`then`/`else` of one object. `else: {properties: {x: false}}` means: x is shown while `if` is true.
 */
export function conditionClauses(schema: JsonSchema): ConditionClause[] {
  return [schema, ...(schema.allOf ?? [])].flatMap((part) => {
    if (part.if === undefined) return [];
    return [
      { schema: part.if, shows: rejectedPaths(part.else), ...demandsOf(part.then) },
      { schema: { not: part.if }, shows: rejectedPaths(part.then), ...demandsOf(part.else) },
    ].filter(({ shows, requires, narrows }) => shows.length + requires.length + narrows.length > 0);
  });
}

function demandsOf(branch: JsonSchema | undefined): Pick<ConditionClause, 'requires' | 'narrows'> {
  return { requires: requiredPaths(branch), narrows: narrowedValues(branch) };
}

function rejectedPaths(schema: JsonSchema | undefined): string[][] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, child]: [string, unknown]) => {
    if (child === false) return [[name]];
    return isSchema(child) ? rejectedPaths(child).map((path) => [name, ...path]) : [];
  });
}

function requiredPaths(schema: JsonSchema | undefined): string[][] {
  const inner = Object.entries(schema?.properties ?? {}).flatMap(([name, child]) =>
    isSchema(child) ? requiredPaths(child).map((path) => [name, ...path]) : [],
  );
  return [...(schema?.required ?? []).map((name) => [name]), ...inner];
}

function narrowedValues(schema: JsonSchema | undefined): ConditionClause['narrows'] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, child]: [string, unknown]) => {
    if (!isSchema(child)) return [];
    const inner = narrowedValues(child).map(({ path, values }) => ({ path: [name, ...path], values }));
    return child.enum === undefined ? inner : [{ path: [name], values: child.enum }, ...inner];
  });
}
