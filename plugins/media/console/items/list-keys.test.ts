import { expect, it } from 'vitest';
import { listKey } from './list-keys';

/** Seven items in rows of three: the last row has one. */
const grid = { index: 4, count: 7, columns: 3, rows: 2, isRtl: false, isTyping: false };
const table = { ...grid, columns: 1 };
const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, place: Partial<typeof grid> = {}, keys: Partial<typeof noModifiers> = {}) =>
  listKey({ key, code: '', ...noModifiers, ...keys }, { ...grid, ...place });
const to = (index: number, how = 'select') => ({ kind: 'reach', index, how });

it.each([
  ['ArrowRight', {}, 5],
  ['ArrowRight', { isRtl: true }, 3],
  ['ArrowRight', { index: 6 }, 6],
  ['ArrowLeft', { index: 0 }, 0],
  ['ArrowUp', {}, 1],
  ['ArrowUp', { index: 1 }, 1],
  ['ArrowDown', {}, 6],
  ['ArrowDown', { index: 6 }, 6],
  ['Home', {}, 0],
  ['End', {}, 6],
  ['PageDown', { index: 1 }, 6],
  ['PageUp', {}, 0],
  ['ArrowDown', { index: -1 }, 0],
  ['ArrowUp', table, 3],
])('%s in a grid with %j goes to item %i', (key, place, index) => {
  expect(press(key, place)).toEqual(to(index));
});

it('goes nowhere in an empty list, and not aside in a table', () => {
  expect(press('ArrowDown', { count: 0, index: -1 })).toBeUndefined();
  expect(press('ArrowRight', table)).toBeUndefined();
});

it('extends with Shift, moves alone with Ctrl, and toggles by Ctrl and Space', () => {
  expect(press('End', {}, { shiftKey: true })).toEqual(to(6, 'extend'));
  expect(press('ArrowUp', {}, { ctrlKey: true })).toEqual(to(1, 'focus'));
  expect(press(' ', {}, { ctrlKey: true })).toEqual(to(4, 'toggle'));
  expect(press(' ', {}, { shiftKey: true })).toEqual(to(4, 'extend'));
  expect(press(' ', { isTyping: true }, { ctrlKey: true })).toEqual(to(4, 'toggle'));
  expect(press(' ')).toEqual(to(4));
});

it.each([
  ['Enter', 'open'],
  ['F2', 'rename'],
  ['Delete', 'delete'],
  ['Escape', 'clear'],
  ['Backspace', 'up'],
])('%s: %s', (key, kind) => {
  expect(press(key)).toEqual({ kind });
});

it.each([
  ['a', 'selectAll'],
  ['x', 'cut'],
  ['C', 'copy'],
  ['v', 'paste'],
  ['z', 'undo'],
])('Ctrl and %s: %s', (key, kind) => {
  expect(press(key, {}, { ctrlKey: true })).toEqual({ kind });
});

it('knows the letters of a keyboard that writes another script', () => {
  const place = { ...grid };
  expect(listKey({ ...noModifiers, key: 'ؤ', code: 'KeyC', ctrlKey: true }, place)).toEqual({ kind: 'copy' });
});

it('opens the menu by its key and by Shift and F10, and the help by a question mark', () => {
  expect(press('ContextMenu')).toEqual({ kind: 'menu' });
  expect(press('F10', {}, { shiftKey: true })).toEqual({ kind: 'menu' });
  expect(press('F10')).toBeUndefined();
  expect(press('?', {}, { shiftKey: true })).toEqual({ kind: 'help' });
});

it('goes up by Alt and the arrow', () => {
  expect(press('ArrowUp', {}, { altKey: true })).toEqual({ kind: 'up' });
});

it('leaves the keys of the browser alone', () => {
  expect(press('f', {}, { ctrlKey: true })).toBeUndefined();
  expect(press('ArrowLeft', {}, { altKey: true })).toBeUndefined();
  expect(press('Tab')).toBeUndefined();
  expect(press('F5')).toBeUndefined();
});

it('takes letters, and a space while something is typed', () => {
  expect(press('ä')).toEqual({ kind: 'type', letter: 'ä' });
  expect(press(' ', { isTyping: true })).toEqual({ kind: 'type', letter: ' ' });
});
