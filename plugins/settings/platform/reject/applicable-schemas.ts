import { definitionOf } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { fits } from './fits';

/** A value before and after a save; a side without it is left out. */
export interface Sides {
  was?: JsonValue;
  is?: JsonValue;
}

/** A schema, and the sides that it describes. */
export interface Applicable {
  schema: JsonSchema;
  sides: Sides;
}

/**
 * The schemas that describe a value: `schema`, the parts of its `allOf`, and the branches of its choices and conditions that the
 * value may belong to, before the save or after it. A branch is left out only if the value contradicts it.
 */
export function applicableSchemas({ schema, sides }: Applicable, definitions: JsonSchema['definitions']): Applicable[] {
  const own = definitionOf(schema, definitions);
  const { if: condition = true, then = true, else: otherwise = true } = own;
  const fitting = (branch: JsonSchema | boolean) => keep(sides, (value) => fits(branch, value, definitions) !== false);
  const others = keep(sides, (value) => own.if !== undefined && fits(condition, value, definitions) !== true);
  const parts: [JsonSchema | boolean, Sides][] = [
    ...(own.allOf ?? []).map((part): [JsonSchema | boolean, Sides] => [part, sides]),
    ...[...(own.oneOf ?? []), ...(own.anyOf ?? [])].map((part): [JsonSchema | boolean, Sides] => [part, fitting(part)]),
    [own.if === undefined ? true : then, fitting(condition)],
    [otherwise, others],
  ];
  return [
    { schema: own, sides },
    ...parts.flatMap(([part, of]) =>
      isJsonObject(part) && Object.keys(of).length > 0
        ? applicableSchemas({ schema: part, sides: of }, definitions)
        : [],
    ),
  ];
}

function keep({ was, is }: Sides, test: (value: JsonValue) => boolean): Sides {
  return {
    ...(was !== undefined && test(was) ? { was } : {}),
    ...(is !== undefined && test(is) ? { is } : {}),
  };
}
