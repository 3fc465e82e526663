import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { without } from '../without';
import { isField } from './branch-properties';
import { Contradiction, narrowerSchema } from './narrower-schema';
import { UnplainFormError } from './unplain-form-error';

/**
 * An object that declares the properties of the parts of its `allOf` beside its own, each once and with what all of them
 * demand: that is what the console draws. Parts stay in their places, without what moved. What one schema cannot say
 * stays in its part. Throws if parts contradict each other, or reject the properties of others.
 */
export function withMergedParts(schema: JsonSchema, pointer: string): JsonSchema {
  const { allOf } = schema;
  // A shared value declares its properties in its own file; the parts limit them.
  if (schema.$ref !== undefined || !allOf?.some(isDeclaring)) return schema;
  const properties = new Map(Object.entries(schema.properties ?? {}));
  const left = allOf.map((part, index) =>
    isDeclaring(part) ? mergedInto(properties, { part, at: `${pointer}/allOf/${index}` }) : undefined,
  );
  const required = new Set(schema.required);
  const parts = allOf.map((part, index) => {
    const own = left[index];
    if (own === undefined) return part;
    for (const name of part.required ?? []) if (properties.has(name)) required.add(name);
    // The check names the place of a name that no part declares.
    const unknown = part.required?.filter((name) => !properties.has(name)) ?? [];
    return {
      ...without(part, ['properties', 'required', 'type']),
      ...(own.length > 0 ? { type: 'object' as const, properties: Object.fromEntries(own) } : {}),
      ...(unknown.length > 0 ? { required: unknown } : {}),
    };
  });
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(required.size > 0 ? { required: [...required] } : {}),
    allOf: parts,
  };
}

/** The object that requires itself what parts of its `allOf` always require: its fields are marked as required then. */
export function withRequiredOfParts(schema: JsonSchema): JsonSchema {
  const { properties = {}, allOf = [] } = schema;
  const isOwn = (name: string) => Object.hasOwn(properties, name);
  // Beside a reference it takes the place of what the shared value requires.
  const requiredBy = (part: JsonSchema) =>
    typeof part === 'object' && part.$ref === undefined ? part.required : undefined;
  const required = allOf.flatMap((part) => requiredBy(part) ?? []).filter(isOwn);
  if (required.length === 0) return schema;
  return {
    ...schema,
    required: [...new Set([...(schema.required ?? []), ...required])],
    allOf: allOf.map((part) => {
      const left = requiredBy(part)?.filter((name) => !isOwn(name));
      if (left === undefined) return part;
      return left.length > 0 ? { ...part, required: left } : without(part, ['required']);
    }),
  };
}

/** The object without an `allOf` of which nothing is left. */
export function withoutEmptyParts(schema: JsonSchema): JsonSchema {
  const isEmpty = schema.allOf?.every((part) => typeof part === 'object' && Object.keys(part).length === 0);
  return isEmpty ? without(schema, ['allOf']) : schema;
}

function isDeclaring(part: JsonSchema): boolean {
  return (
    typeof part === 'object' &&
    part.$ref === undefined &&
    (part.type ?? 'object') === 'object' &&
    Object.values(part.properties ?? {}).some(isField)
  );
}

interface Place {
  part: JsonSchema;
  /** Its pointer. */
  at: string;
}

/** Adds the fields of a part. Returns its properties that stay in it. */
function mergedInto(properties: Map<string, JsonSchema>, { part, at }: Place): [string, JsonSchema][] {
  if (part.additionalProperties !== undefined)
    throw new UnplainFormError(`${at}/additionalProperties`, {
      wrong: 'the part rejects the properties of the others',
      remedy: 'remove it: "additionalProperties": false of the object is for all parts',
    });
  return Object.entries(part.properties ?? {}).filter(([name, added]) => {
    if (!isField(added)) return true;
    const declared = properties.get(name);
    const merged = declared ? narrowerSchema(declared, added) : added;
    if (merged instanceof Contradiction)
      throw new UnplainFormError(at + pointerOf(['properties', name]), reportOf(name, merged));
    if (merged) properties.set(name, merged);
    return merged === undefined;
  });
}

function reportOf(name: string, { keyword }: Contradiction): UnplainFormError['reported'] {
  return keyword === undefined
    ? {
        wrong: `no value of "${name}" is valid in all parts of "allOf" that declare it`,
        remedy: 'give it one type and common choices, or use two properties',
      }
    : {
        wrong: `parts of "allOf" give "${name}" a different "${keyword}"`,
        remedy: 'write it in one of them',
      };
}
