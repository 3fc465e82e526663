import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';
import { subschemaKeywords } from '@signalbox/schemas/subschema-keywords';

export interface PlacedSchema {
  pointer: string;
  schema: JsonSchema;
}

const { one, list, byName } = subschemaKeywords;
const single: ReadonlySet<string> = new Set([...one, 'items']);
const several: ReadonlySet<string> = new Set([...list, ...byName, 'items', 'dependencies']);

/** The subschemas directly inside a schema, in the order of the file. `true` and `false` are left out: they contain nothing to check. */
export function partsOf({ schema, pointer }: PlacedSchema): PlacedSchema[] {
  const parts: PlacedSchema[] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (single.has(keyword) && isSchema(value)) {
      parts.push({ pointer: `${pointer}/${keyword}`, schema: value });
      continue;
    }
    if (!several.has(keyword) || typeof value !== 'object' || value === null) continue;
    for (const [name, part] of Object.entries(value))
      if (isSchema(part)) parts.push({ pointer: pointer + pointerOf([keyword, name]), schema: part });
  }
  return parts;
}

/**
 * A schema and everything inside it, outer before inner. Nothing changes a schema after it is read, so it is walked once for all checks.
 * Nothing for `true`, `false`, and what a file has by mistake instead of a schema.
 */
export function walkSchema(placed: PlacedSchema): readonly PlacedSchema[] {
  if (!isSchema(placed.schema)) return [];
  const known = walked.get(placed.schema) ?? new Map<string, readonly PlacedSchema[]>();
  walked.set(placed.schema, known);
  const all = known.get(placed.pointer) ?? [...inside(placed)];
  known.set(placed.pointer, all);
  return all;
}

const walked = new WeakMap<JsonSchema, Map<string, readonly PlacedSchema[]>>();

function* inside(placed: PlacedSchema): Generator<PlacedSchema> {
  yield placed;
  for (const part of partsOf(placed)) yield* inside(part);
}

export { isSchema };
