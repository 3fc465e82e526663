import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergePatch } from './merge-patch';

it('removes the names that a map lost, and sends no value that is the same', () => {
  const before = { name: 'North', limits: { low: 1, high: { warn: 5, trip: 9 } }, series: [1, 2] };
  const after = { name: 'North', limits: { high: { warn: 6 } }, series: [2] };
  expect(mergePatch(before, after)).toEqual({
    limits: { low: null, high: { warn: 6, trip: null } },
    series: [2],
  });
});

it('does not exist where null is to be stored in an object', () => {
  expect(mergePatch({ limits: { low: 1 } }, { limits: { low: null } })).toBeUndefined();
  expect(mergePatch({ limits: { low: null } }, { limits: { low: null, high: 1 } })).toEqual({ limits: { high: 1 } });
  expect(mergePatch({}, { series: [null] })).toEqual({ series: [null] });
});

/** As RFC 7396 defines it. */
function merged(target: JsonValue | undefined, patch: JsonObject): JsonObject {
  const result = new Map(Object.entries(isJsonObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) result.delete(name);
    else result.set(name, isJsonObject(value) ? merged(result.get(name), value) : value);
  }
  return Object.fromEntries(result);
}

const values = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', '__proto__'),
  fc.jsonValue({ maxDepth: 3 }),
) as fc.Arbitrary<JsonObject>;

it('makes the values, as the standard merges it', () => {
  fc.assert(
    fc.property(values, values, (before, after) => {
      const patch = mergePatch(before, after);
      fc.pre(patch !== undefined);
      expect(merged(before, patch ?? {})).toEqual(after);
    }),
  );
});
