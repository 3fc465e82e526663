import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { costlyPartOf, lengthsOf } from './pattern-lengths';

test.each<[string, number, number]>([
  ['', 0, Infinity],
  ['abc', 3, Infinity],
  ['^abc$', 3, 3],
  ['^a?b{2,4}$', 2, 5],
  ['^a{3,}$', 3, Infinity],
  ['^[a-z]{3}-\\d{4}$', 8, 8],
  ['^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', 5, 5],
  ['^(?=.*\\d)[^\\]]{8}$', 8, 8],
  ['^a$|^bcd$', 1, 3],
  ['^a|bcd$', 1, Infinity],
  ['^(?<word>ab)\\k<word>$', 2, Infinity],
  ['^\\u{1F600}\\ud83d\\ude00\\p{L}\\x41😀$', 5, 5],
  ['^(?:a*)*$', 0, Infinity],
  ['^\\(a\\)\\b$', 3, 3],
  ['^(?:){5}$', 0, 0],
])('%s', (pattern, least, most) => {
  expect(lengthsOf(pattern)).toEqual({ least, most });
});

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '[ab]',
  '[^a]',
  '\\d',
  '\\u{1F600}',
  '\\ud83d\\ude00',
  '\\x61',
  '\\b',
  '(?=a)',
);
const repeated = fc.constantFrom('', '*', '+', '?', '{2}', '{0,2}', '{1,}', '+?');
const { pattern } = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  term: fc.oneof(
    { maxDepth: 3 },
    atom,
    fc.tuple(fc.constantFrom('a', '[ab]', '\\d', '\\u{1F600}'), repeated).map(([one, times]) => one + times),
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('pattern'), repeated)
      .map(([start, inner, times]) => `${start}${inner})${times}`),
  ),
  pattern: fc
    .array(fc.array(tie('term'), { maxLength: 3 }), { minLength: 1, maxLength: 2 })
    .map((alternatives) => alternatives.map((terms) => terms.join('')).join('|')),
}));
const text = fc.array(fc.constantFrom('a', 'b', '1', '😀', ' '), { maxLength: 6 }).map((letters) => letters.join(''));

test('no text that matches is outside of the bounds', () => {
  fc.assert(
    fc.property(pattern, fc.boolean(), fc.array(text, { minLength: 20, maxLength: 20 }), (inner, isAnchored, texts) => {
      const whole = isAnchored ? `^(?:${inner})$` : inner;
      const test = new RegExp(whole, 'u');
      const lengths = lengthsOf(whole) ?? { least: NaN, most: NaN };
      for (const each of texts.filter((one) => test.test(one))) {
        const length = [...each].length;
        expect(length).toBeGreaterThanOrEqual(lengths.least);
        expect(length).toBeLessThanOrEqual(lengths.most);
      }
    }),
    { numRuns: 500 },
  );
});

test('reads a pattern of 100,000 characters, also one that is nested as deeply', () => {
  expect(lengthsOf('(?:a'.repeat(25_000) + ')'.repeat(25_000))).toEqual({ least: 25_000, most: Infinity });
  expect(lengthsOf(`^${'a?'.repeat(50_000)}$`)).toEqual({ least: 0, most: 50_000 });
});

test.each<[string, ReturnType<typeof costlyPartOf>]>([
  ['(a)\\1', 'backReference'],
  ['(?<word>a+)-\\k<word>', 'backReference'],
  ['(a)(?:b|\\1)', 'backReference'],
  ['(a)[\\]]\\1', 'backReference'],
  ['\\\\\\1(a)', 'backReference'],
  ['(?<=a)b', 'lookBehind'],
  ['(?:c|(?<!a)b)+', 'lookBehind'],
  ['(?=x(?<=a))', 'lookBehind'],
  ['\\\\(?<=a)b', 'lookBehind'],
  ['[(?<=]a', undefined],
  ['[\\](?<!]a', undefined],
  ['\\(\\?<=a', undefined],
  ['(a)\\\\1', undefined],
  ['(a)\\0', undefined],
  ['[1\\\\]\\x31\\u0031\\u{1}', undefined],
  ['(?<k>a)k<k>', undefined],
  ['(?=a)(?!b)c', undefined],
])('finds in %s the part of which no proof is made: %s', (pattern, part) => {
  expect(new RegExp(pattern, 'u')).toBeInstanceOf(RegExp);
  expect(costlyPartOf(pattern)).toBe(part);
});
