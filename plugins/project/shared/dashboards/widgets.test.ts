import type { JsonValue } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { widgetsOf } from './widgets';

const text = (at?: JsonValue) => ({ type: 'text', content: 'Plant', ...(at === undefined ? {} : { at }) });
const placesOf = (...places: (JsonValue | undefined)[]) => widgetsOf({ widgets: places.map(text) }).map(({ at }) => at);

it('keeps the type, title, content and table of a widget', () => {
  const at = { x: 0, y: 0, width: 12, height: 8 };
  const chart = { type: 'chart', title: { en: 'Pumps' }, source: { table: 'pump' }, at };
  expect(widgetsOf({ widgets: [chart] })).toEqual([{ type: 'chart', title: { en: 'Pumps' }, table: 'pump', at }]);
  expect(widgetsOf({ widgets: [text(at)] })).toEqual([{ type: 'text', title: '', content: 'Plant', at }]);
});

it('marks what it cannot draw', () => {
  const widgets: JsonValue = [{ type: 'map' }, { type: 'chart' }, { type: 'chart', source: { table: 1 } }, {}];
  expect(widgetsOf({ widgets }).map(({ type }) => type)).toEqual(Array(4).fill('unknown'));
});

it.each([undefined, null, 'none', { 0: {} }, ['text', 1, null, []]])('finds no widget in %j', (widgets) => {
  expect(widgetsOf(widgets === undefined ? {} : { widgets })).toEqual([]);
});

it('sorts by row and column', () => {
  const places = [
    { x: 12, y: 2, width: 12, height: 2 },
    { x: 0, y: 2, width: 12, height: 2 },
    { x: 0, y: 0, width: 24, height: 2 },
  ];
  expect(placesOf(...places)).toEqual(places.toReversed());
});

it('keeps every widget in the grid', () => {
  expect(placesOf({ x: 20, y: -3, width: 12, height: 0 })).toEqual([{ x: 20, y: 0, width: 4, height: 1 }]);
  expect(placesOf({ x: 1e9, y: 1e9, width: 1e9, height: 1e9 })).toEqual([{ x: 23, y: 2_000, width: 1, height: 100 }]);
  expect(placesOf({ x: 'left' }, undefined, 7)).toEqual([
    { x: 0, y: 0, width: 24, height: 2 },
    { x: 0, y: 2, width: 24, height: 2 },
    { x: 0, y: 4, width: 24, height: 2 },
  ]);
});

it('draws at most 100', () => {
  expect(widgetsOf({ widgets: Array.from({ length: 101 }, () => text()) })).toHaveLength(100);
});
