import { expect, it } from 'vitest';
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

it('is typing after the first key', () => {
  const typeAhead = createTypeAhead();
  expect(typeAhead.isTyping()).toBe(false);
  typeAhead.find('b', titles, 0);
  expect(typeAhead.isTyping()).toBe(true);
});
