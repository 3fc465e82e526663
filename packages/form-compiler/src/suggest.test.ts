import { expect, test } from 'vitest';
import { listed, suggest } from './suggest';

const many = Array.from({ length: 130 }, (_, index) => `setting${index}.title`);

test('suggests the nearest name', () => {
  expect(suggest('duratoin', ['select', 'duration', 'durations'])).toBe('did you mean "duration"?');
});

test('lists few names as they are', () => {
  expect(suggest('zz', ['text', 'number', 'select'])).toBe('use one of: text, number, select');
  expect(suggest('zz', [])).toBe('there is none yet');
});

test('lists the nearest of many names, and says how many more there are', () => {
  const names = [...many, 'rate'];
  expect(suggest('zone', names)).toBe(`use one of: rate, ${many.slice(0, 7).join(', ')} and 123 more`);
  expect(listed(many)).toBe(`${many.slice(0, 8).join(', ')} and 122 more`);
});
