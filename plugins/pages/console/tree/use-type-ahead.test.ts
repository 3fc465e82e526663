import { expect, it } from 'vitest';
import { aTree } from '../../shared/testing/a-tree';
import { visibleRows } from '../rows/visible-rows';
import { treeKey } from './tree-keys';
import { createTypeAhead } from './use-type-ahead';

const titles = ['Plant', 'Basin 4', 'Basin 5', 'Boilers'];

/** The row that each key finds, as if all were pressed without a pause. */
function type(text: string, start = 0): (number | undefined)[] {
  const typeAhead = createTypeAhead();
  let current = start;
  return [...text].map((letter) => {
    const found = typeAhead.find(letter, titles, current);
    current = found ?? current;
    return found;
  });
}

it('finds a title with a space in it', () => {
  expect(type('basin 5').at(-1)).toBe(2);
  expect(type('basin 6').at(-1)).toBeUndefined();
});

it('goes to the next title with the same letter when it is pressed again', () => {
  expect(type('bbbb')).toEqual([1, 2, 3, 1]);
});

it('takes a space as a part of the title only while something is typed', () => {
  const rows = visibleRows(aTree({ plant: {} }), new Set());
  const space = { key: ' ', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const press = (isTyping: boolean) => treeKey(space, { rows, index: 0, isRtl: false, isTyping });
  expect(press(false)).toEqual({ kind: 'select', key: 'plant' });
  expect(press(true)).toEqual({ kind: 'type', letter: ' ' });
});

it('is typing after the first key', () => {
  const typeAhead = createTypeAhead();
  expect(typeAhead.isTyping()).toBe(false);
  typeAhead.find('b', titles, 0);
  expect(typeAhead.isTyping()).toBe(true);
});
