import { type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableJson } from './readable-json';

const errorOf = (text: string, maxValues?: number) => {
  try {
    readableJson(text, maxValues);
    return undefined;
  } catch (error) {
    return (error as { errorName: string }).errorName;
  }
};
const nested = (depth: number) => `${'['.repeat(depth)}0${']'.repeat(depth)}`;

test.each([
  ['100 lists in each other', nested(100), undefined],
  ['101 lists in each other', nested(101), 'malformedBody'],
  ['a NUL character in 100 lists', nested(100).replace('0', '"\\u0000"'), 'invalidField'],
  ['an escaped character in 100 lists', nested(100).replace('0', '"\\u00e9"'), undefined],
  ['a rounded number beside an escape', '["\\u00e9",1e400]', 'invalidField'],
  ['brackets in a text', JSON.stringify('[{'.repeat(500)), undefined],
  ['lists beside each other', `[${'[[]],'.repeat(500)}0]`, undefined],
  ['a NUL character', '{"a":"\\u0000"}', 'invalidField'],
  ['half a surrogate pair', '["\\ud83d"]', 'invalidField'],
  ['half a surrogate pair that is not escaped', '["\ud83d"]', 'invalidField'],
  ['a whole pair', '["\\ud83d\\ude00 😀"]', undefined],
  ['a name of a prototype', '{"a":[{"__proto__":1}]}', 'invalidField'],
  ['an escaped name of a prototype', '{"\\u005f_proto__":1}', 'invalidField'],
  ['such a name in a text', '["constructor, prototype"]', undefined],
  ['a text that ends with a backslash', '{"a\\\\":"\\\\","b":1}', undefined],
])('reads or rejects %s', (_what, text, error) => expect(errorOf(text)).toBe(error));

test('counts values as they are parsed, however they are written', () => {
  const count = (value: JsonValue): number =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).reduce((sum, key) => sum + 1 + count((value as JsonObject)[key] ?? null), 0)
      : 0;
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 6 }), fc.constantFrom(0, 2), (given, blanks) => {
      const text = JSON.stringify(given, null, blanks);
      const parsed = JSON.parse(text) as JsonValue;
      if (/\\u|__proto__|constructor|prototype/.test(text)) return;
      const values = count(parsed);
      expect(errorOf(text, values)).toBeUndefined();
      if (values > 0) expect(errorOf(text, values - 1)).toBe('tooLarge');
    }),
  );
});
