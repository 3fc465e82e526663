import { expect, test } from 'vitest';
import { furtherItemsOf, itemAt, itemsOf, placesOf } from './items-of';

const [text, number, flag] = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] as const;
const tuple = { items: [text, number], additionalItems: flag };

test('a list has one schema for all items', () => {
  expect([itemsOf({ items: text }), placesOf({ items: text }), itemAt({ items: text }, 7)]).toEqual([
    text,
    undefined,
    text,
  ]);
});

test('a tuple has one for each place, and one for what follows', () => {
  expect([itemsOf(tuple), placesOf(tuple), furtherItemsOf(tuple)]).toEqual([undefined, [text, number], flag]);
  expect([0, 1, 2, 9].map((place) => itemAt(tuple, place))).toEqual([text, number, flag, flag]);
});

test('nothing follows the places of a closed tuple', () => {
  const closed = { items: [text], additionalItems: false };
  expect([furtherItemsOf(closed), itemAt(closed, 1)]).toEqual([undefined, undefined]);
});
