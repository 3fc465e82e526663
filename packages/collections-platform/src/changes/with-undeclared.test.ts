import type { JsonObject } from '@signalbox/schemas/json';
import { array, assert, integer, option, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { declaredValues } from '../records/declared-values';
import { withUndeclared } from './with-undeclared';

const item = { type: 'object', properties: { name: { type: 'number' } } };
const schema: JsonObject = {
  type: 'object',
  properties: {
    size: { type: 'number' },
    place: item,
    parts: { type: 'array', items: item },
    meta: { type: 'object' },
  },
};
const kept = (next: JsonObject, stored: JsonObject) => withUndeclared(next, { stored, schema });

it.each([
  [
    'an item that stays',
    [{ name: 1 }, { name: 2 }],
    [
      { name: 1, old: 1 },
      { name: 2, old: 2 },
    ],
  ],
  [
    'an item that moves',
    [{ name: 2 }, { name: 1 }],
    [
      { name: 2, old: 2 },
      { name: 1, old: 1 },
    ],
  ],
  [
    'an item that is changed',
    [{ name: 1 }, { name: 5 }],
    [
      { name: 1, old: 1 },
      { name: 5, old: 2 },
    ],
  ],
  ['the others when one is removed', [{ name: 2 }], [{ name: 2, old: 2 }]],
  [
    'the others when one is added',
    [{ name: 3 }, { name: 1 }, { name: 2 }],
    [{ name: 3 }, { name: 1, old: 1 }, { name: 2, old: 2 }],
  ],
  ['no item that could be another one', [{ name: 5 }], [{ name: 5 }]],
])('keeps the undeclared values of %s', (_name, parts, expected) => {
  const stored = {
    parts: [
      { name: 1, old: 1 },
      { name: 2, old: 2 },
    ],
  };
  expect(kept({ parts }, stored)).toEqual({ parts: expected });
});

it('keeps a value of another type until it is replaced', () => {
  const stored = { size: { sum: 1 }, place: [1], meta: { old: 1 } };
  expect(kept({}, stored)).toEqual({ size: { sum: 1 }, place: [1] });
  expect(kept({ size: 3, place: { name: 1 } }, stored)).toEqual({ size: 3, place: { name: 1 } });
});

it('changes nothing that is declared, and loses nothing that is not, for any values', () => {
  const values = (keys: object) => record({ size: option(integer()), ...keys }, { requiredKeys: [] });
  const stored = values({
    old: integer(),
    place: record({ name: integer(), old: integer() }, { requiredKeys: [] }),
    parts: array(record({ name: integer({ min: 0, max: 3 }), old: integer() }, { requiredKeys: ['name'] })),
  });
  const next = values({
    place: record({ name: integer() }),
    parts: array(record({ name: integer({ min: 0, max: 3 }) })),
  });
  assert(
    property(stored, next, (before, changed) => {
      const whole = kept(changed as JsonObject, before as JsonObject) as typeof before;
      expect(declaredValues(whole as JsonObject, schema)).toEqual(changed);
      expect(whole).toMatchObject('old' in before ? { old: before['old'] } : {});
      expect(placeOf(whole)?.['old']).toBe(placeOf(before)?.['old']);
    }),
  );
});

function placeOf(values: object): JsonObject | undefined {
  return 'place' in values ? (values.place as JsonObject) : undefined;
}
