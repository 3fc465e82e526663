import { expect, test } from 'vitest';
import { valueText } from './value-text';

test('a value is told as it would be read', () => {
  expect([valueText('text'), valueText(0), valueText(false), valueText({ count: 1, unit: 'h' })]).toEqual([
    'text',
    '0',
    'false',
    '{"count":1,"unit":"h"}',
  ]);
});

test('nothing is told of what is empty', () => {
  expect([valueText(undefined), valueText(null), valueText('')]).toEqual([undefined, undefined, undefined]);
});

test('a stored secret tells that it is there, and nothing else', () => {
  expect(valueText({ isSet: true })).toBe('••••••••');
});
