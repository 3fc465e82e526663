import { expect, it } from 'vitest';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { formats } from '../run-time/keyword-rules';
import { strictAjv } from '../strict-ajv';
import { checkPattern } from './check-pattern';

it.each([
  ['^(a+)+$', 'patternSlow'],
  [`^${'a?'.repeat(40)}$`, 'patternUnclear'],
  ['(a)\\1', 'backReference'],
  ['(?<=a)b', 'lookBehind'],
])('rejects %s: %s', (pattern, reason) => {
  const pointer = '/properties/a';
  expect(() => checkPattern({ pointer, pattern })).toThrow(
    expect.objectContaining({ pointer, reason, params: { pattern } }),
  );
  expect(() => checkPattern({ pointer, pattern: '^a+$' })).not.toThrow();
});

it.each([String.raw`^\S+@\S+\.\S+$`, '^.+,.+,.+$', String.raw`\w+\s*\w+\s*\w+!`])(
  'names a length of the text for which %s is fast enough',
  (pattern) => {
    let length = 0;
    const check = (maxLength?: number) => () => checkPattern({ pointer: '', pattern, maxLength });
    try {
      check()();
    } catch (error) {
      expect(error).toMatchObject({ reason: 'patternLong', params: { pattern, length: expect.any(Number) as number } });
      length = (error as { params: { length: number } }).params.length;
    }
    expect(check(length)).not.toThrow();
    expect(check(length * 3)).toThrow('patternLong');
  },
);

it('has a pattern for every format that it offers', () => {
  const ajv = strictAjv();
  for (const format of formats) {
    expect(Object.hasOwn(fullFormats, format), format).toBe(true);
    expect(ajv.formats[format], format).toBeInstanceOf(RegExp);
  }
});
