import { expect, it } from 'vitest';
import type { ListColumn } from '../columns/list-column';
import { listKeyOf, readLayout, writeLayout } from './stored-layout';

const column = (path: string, isExtra = false): ListColumn => ({
  path,
  kind: 'text',
  title: path,
  groups: [],
  schema: {},
  isExtra,
});
const columns = [column('name'), column('status'), column('power', true), column('place.room', true)];
const read = (setting: Record<string, string[]>) => readLayout(setting, { key: 'device', columns });
const pathsOf = (setting: Record<string, string[]>) => read(setting).map((each) => each.column.path);

it('shows the columns that are no extra ones, until the user chooses', () => {
  expect(pathsOf({})).toEqual(['name', 'status']);
  expect(read({})[0]).toMatchObject({ pin: 'start', width: 220 });
});

it('keeps order, widths and pins', () => {
  const shown = [
    { column: columns[2]!, width: 90, pin: 'end' as const },
    { column: columns[0]!, width: 300 },
    { column: columns[3]!, width: 120, pin: 'start' as const },
  ];
  const written = writeLayout('device', shown);
  expect(written['device']).toEqual(['power', 'name', 'place.room']);
  expect(read(written)).toEqual(shown);
});

it('adds the extra columns that another client chose to those that are always shown there', () => {
  expect(pathsOf({ device: ['place.room'] })).toEqual(['name', 'status', 'place.room']);
});

it('leaves out columns that are gone, and keeps the one that names a record', () => {
  expect(pathsOf({ device: ['status', 'gone', 'power'] })).toEqual(['name', 'status', 'power']);
  expect(pathsOf({ device: ['gone'] })).toEqual(['name', 'status']);
  expect(read({ device: ['name'], 'device-layout': ['5 start name', 'nonsense'] })[0]).toMatchObject({ width: 60 });
});

it('names a list by the key of its model, or else by its id', () => {
  expect(listKeyOf({ id: 'a1', key: 'workOrder' })).toBe('workOrder');
  expect(listKeyOf({ id: 'a1', key: 'Überwachung' })).toBe('a1');
});
