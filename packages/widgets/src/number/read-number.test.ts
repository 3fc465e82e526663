import { expect, it } from 'vitest';
import { readNumber, shownNumber } from './read-number';

const cases: [language: string, typed: string, read: number | undefined][] = [
  ['fr', '7,5', 7.5],
  ['fr', '21,5', 21.5],
  ['fr', '0,5', 0.5],
  ['fr', ',5', 0.5],
  ['fr', '7,', 7],
  ['fr', '-0,25', -0.25],
  ['fr', '\u22120,25', -0.25],
  ['fr', '\u2013 12', -12],
  ['fr', '1 234,56', 1234.56],
  ['fr', '1\u202F234,56', 1234.56],
  ['fr', '1\u00A0234\u00A0567', 1_234_567],
  ['fr', '1.234,56', 1234.56],
  ['fr', '1,234.56', 1234.56],
  ['fr', '1,234', 1.234],
  ['fr', '1.234', 1.234],
  ['fr', '2.5', 2.5],
  ['de', '1.234', 1234],
  ['de', '1.234.567,8', 1_234_567.8],
  ['de', '0.250', 0.25],
  ['de', '1.5', 1.5],
  ['de-CH', "1'234.5", 1234.5],
  ['de-CH', '1’234', 1234],
  ['en', '1,234', 1234],
  ['en', '1.234', 1.234],
  ['en', '1,234,567.25', 1_234_567.25],
  ['en', '587,5', 587.5],
  ['en', '1.234,56', 1234.56],
  ['en-IN', '12,34,567', 1_234_567],
  ['en', '-1e-3', -0.001],
  ['en', '+5', 5],
  ['en', '-0', 0],
  ['en', ' \u200E12\u200F ', 12],
  ['zh-Hans', '５８７', 587],
  ['zh-Hans', '5８7', 587],
  ['zh-Hans', '－１２．５', -12.5],
  ['zh-Hans', '１，２３４．５', 1234.5],
  ['zh-Hans', '12。5', 12.5],
  ['ar', '٥٨٧', 587],
  ['ar', '58۷', 587],
  ['ar', '١٬٢٣٤٫٥', 1234.5],
  ['ar', '\u061C-٢٫٥', -2.5],
  ['en', '٣٫٥', 3.5],
  ['hi', '१२.५', 12.5],
  ['th', '๑๒', 12],
  ['en', '𝟭𝟮', 12],
  ['en', '9007199254740992', 9_007_199_254_740_992],
  ['en', '2000000.13', 2_000_000.13],
  ['fr', '', undefined],
  ['fr', ' \u00A0', undefined],
];

it.each(cases)('reads in %s what was typed as "%s"', (language, typed, read) => {
  expect(readNumber(typed, language)).toBe(read);
});

const others: [language: string, typed: string][] = [
  ['fr', '1,2,3'],
  ['en', '1,2,3'],
  ['en', '1,23,456'],
  ['en', '1.2.3'],
  ['en', '1.234.567'],
  ['en', '10.100.200.100'],
  ['en', '1,234,56'],
  ['en', '1,234 567'],
  ['en', '12\t345'],
  ['de-CH', '1,234'],
  ['fr', '7,5 h'],
  ['fr', '12 34'],
  ['fr', '7,5,'],
  ['en', '5-'],
  ['en', '(5)'],
  ['en', '--5'],
  ['en', '5²'],
  ['en', '½'],
  ['en', '五'],
  ['en', '0x10'],
  ['en', 'Infinity'],
  ['en', '1e'],
  ['en', 'e5'],
  ['en', '-'],
  ['en', '.'],
  ['en', '12345678901234567890'],
  ['en', '9007199254740993'],
  ['en', '0.12345678901234567891'],
  ['en', '1e400'],
  ['ar', '١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦٧٨٩'],
];

it.each(others)('returns in %s what is no number, or loses digits, as it was typed: "%s"', (language, typed) => {
  expect(readNumber(typed, language)).toBe(typed);
});

it.each(['en', 'fr', 'de', 'de-CH', 'ar', 'zh-Hans', 'fa', 'hi', 'ru'])(
  'reads in %s each number that it shows',
  (language) => {
    for (const number of [0, 0.5, -0.25, 1.234, 1234, 1234.5, -1_234_567.891, 1e21, 1.5e-7]) {
      const shown = shownNumber(
        number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }),
        language,
      );
      expect(readNumber(shown, language)).toBe(number);
      expect(readNumber(number.toLocaleString(language, { maximumFractionDigits: 20 }), language)).toBe(number);
    }
  },
);
