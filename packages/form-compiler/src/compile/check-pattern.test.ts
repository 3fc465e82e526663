import { expect, it } from 'vitest';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { formats } from '../run-time/keyword-rules';
import { strictAjv } from '../strict-ajv';
import { checkPattern } from './check-pattern';

const reasonFor = async (pattern: string) =>
  checkPattern({ pointer: '/properties/a', pattern }).then(
    () => 'safe',
    (error: { reason: string; pointer: string }) => `${error.reason} at ${error.pointer}`,
  );

it.each([String.raw`^\d{4}-\d{2}-\d{2}$`, '^[A-Z]{2}-[0-9]{4,8}(-[A-Z]+)?$', String.raw`[^\s\p{Cc}\p{DI}\u2800]`])(
  'accepts %s',
  async (pattern) => expect(await reasonFor(pattern)).toBe('safe'),
);

it.each(['^(a+)+$', '^(a|a)*$', '^(a{1,15}){1,15}$', '^(?:a|aa){1,29}$'])('rejects %s', async (pattern) =>
  expect(await reasonFor(pattern)).toBe('patternSlow at /properties/a'),
);

it('has a pattern for every format that it offers', () => {
  const ajv = strictAjv();
  for (const format of formats) {
    expect(Object.hasOwn(fullFormats, format), format).toBe(true);
    expect(ajv.formats[format], format).toBeInstanceOf(RegExp);
  }
});
