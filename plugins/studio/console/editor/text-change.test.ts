import { Text } from '@codemirror/state';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetIn } from './editor-place';
import { textChange } from './text-change';

test('is the shortest part in one place', () => {
  expect(textChange('{ "a": 1 }', '{ "a": 12 }')).toEqual({ from: 8, to: 8, insert: '2' });
  expect(textChange('aa', 'a')).toEqual({ from: 1, to: 2, insert: '' });
  expect(textChange('same', 'same')).toBeUndefined();
});

test('leads from each text to each other one', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n') });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = textChange(before, after);
      const changed = change ? before.slice(0, change.from) + change.insert + before.slice(change.to) : before;
      expect(changed).toBe(after);
    }),
  );
});

test('a place beyond the text is at its end', () => {
  const doc = Text.of(['{', '}']);
  expect(offsetIn(doc, { line: 9, column: 9, isFocused: true })).toBe(3);
  expect(offsetIn(doc, { offset: 40, isFocused: false })).toBe(3);
  expect(offsetIn(doc, { line: 2, column: 1, isFocused: true })).toBe(2);
});
