import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

export interface PlacedSchema {
  pointer: string;
  schema: JsonSchema;
}

const single = ['additionalProperties', 'propertyNames', 'items', 'contains', 'not', 'if', 'then', 'else'] as const;
const lists = ['allOf', 'anyOf', 'oneOf'] as const;
const maps = ['properties', 'definitions', 'dependencies'] as const;

/** The subschemas directly inside a schema. `true` and `false` are left out: they contain nothing to check. */
export function partsOf({ schema, pointer }: PlacedSchema): PlacedSchema[] {
  const parts: [string[], unknown][] = [
    ...single.map((key): [string[], unknown] => [[key], schema[key]]),
    ...lists.flatMap((key) =>
      (schema[key] ?? []).map((part, index): [string[], unknown] => [[key, String(index)], part]),
    ),
    ...maps.flatMap((key) =>
      Object.entries(schema[key] ?? {}).map(([name, part]): [string[], unknown] => [[key, name], part]),
    ),
  ];
  return parts.flatMap(([path, part]) =>
    isSchema(part) ? [{ pointer: pointer + pointerOf(path), schema: part }] : [],
  );
}

/** A schema and everything inside it, outer before inner. */
export function walkSchema(placed: PlacedSchema): PlacedSchema[] {
  return [placed, ...partsOf(placed).flatMap(walkSchema)];
}

export function isSchema(value: unknown): value is JsonSchema {
  return isJsonObject(value);
}
