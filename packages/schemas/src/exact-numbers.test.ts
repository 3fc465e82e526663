import { expect, test } from 'vitest';
import { inexactPath, isMultiple, keepsDigits, leastMultiple } from './exact-numbers';

test.each([
  '0',
  '-0',
  '0.0',
  '1.10',
  '007',
  '9007199254740991',
  '9007199254740992',
  '1e21',
  '1E+2',
  '0.1e-6',
  '1.7976931348623157e308',
])('a number keeps the digits of %s', (text) => expect(keepsDigits(text)).toBe(true));

test.each([
  '9007199254740993',
  '-9007199254740993',
  '89860012345678901234',
  '18446744073709551616',
  '0.12345678901234567891',
  '1.00000000000000001',
  '9.007199254740993e15',
  '1e400',
  '-1e400',
  '1e-400',
  'x',
])('a number loses digits of %j', (text) => expect(keepsDigits(text)).toBe(false));

test('finds the number of a JSON text that loses digits, wherever it is', () => {
  expect(inexactPath('89860012345678901234')).toEqual([]);
  expect(inexactPath('{"a":[1,{"b\\"":-9007199254740993}],"c":1e400}')).toEqual(['a', '1', 'b"']);
  expect(inexactPath(`{"text":"\\\\","n":${'1'.repeat(400)}}`)).toEqual(['n']);
  const exact = {
    iccid: '89860012345678901234',
    quote: '\\"9007199254740993',
    e: '1e400',
    n: [0.1 + 0.2, 2 ** 53, 1e-7],
  };
  expect(inexactPath(JSON.stringify(exact))).toBeUndefined();
});

test.each([
  [0.01, 894784.94],
  [0.01, 2000000.13],
  [0.01, 39999999.12],
  [0.01, 90071992547409.91],
  [0.1, 6710886.6],
  [0.001, 67108.877],
  [0.05, 3355443.3],
  [0.000001, 67.108866],
  [1e-7, 0.3],
  [1e-7, 3e-7],
  [2.5e-9, 1e300],
  [5e-324, 1.7976931348623157e308],
  [7, -21],
  [0.25, -0],
  [1e21, 3e21],
  [100, 0],
])('a step of %d has the multiple %d', (step, value) => expect(isMultiple(value, step)).toBe(true));

test.each([
  [0.01, 2000000.131],
  [0.01, 0.005],
  [0.1, 0.30000000000000004],
  [1e-7, 1e-8],
  [7, 20],
  [1000, 10],
  [0.3, 1],
  [3, 9007199254740992],
  [1, 0.99999999],
])('a step of %d has no multiple %d', (step, value) => expect(isMultiple(value, step)).toBe(false));

test.each<[number, number, boolean, number]>([
  [0.3, 0.1, false, 0.3],
  [0.3, 0.1, true, 0.4],
  [2000000.13, 0.01, false, 2000000.13],
  [-0.25, 0.1, false, -0.2],
  [-0.3, 0.1, true, -0.2],
  [0, 7, false, 0],
  [15, 10, false, 20],
])('from %d on, a step of %d begins (above: %s) with %d', (limit, step, isAbove, least) =>
  expect(leastMultiple(limit, step, isAbove)).toBe(least),
);
