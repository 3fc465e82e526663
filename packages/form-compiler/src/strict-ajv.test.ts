import { expect, test } from 'vitest';
import { runtimeSource } from '@signalbox/schemas/validators/runtime-source';
import { testExpression } from './test-code';
import { textFormats } from './text-formats';
import { patternSafety } from './pattern-safety';
import { strictAjv } from './strict-ajv';

const schema = { type: 'number', multipleOf: 0.05 } as const;

test('accepts decimal multiples that a binary number cannot represent', () => {
  const validate = strictAjv().compile(schema);
  for (const value of [0.05, 0.15, 0.35, 1.15, 4.35, 1234.55, 3355443.3])
    expect(validate(value), String(value)).toBe(true);
  for (const value of [0.151, 0.01, 1.151]) expect(validate(value), String(value)).toBe(false);
});

test('writes that into standalone validators', async () => {
  const code = `${runtimeSource}export const { price } = ${testExpression({ price: schema }, { allErrors: true })};`;
  const { price } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    price: (value: unknown) => boolean;
  };
  expect([0.15, 0.151, 3355443.3].map((value) => price(value))).toEqual([true, false, true]);
});

test.each([
  ['date', ['2024-02-29', '2000-02-29', '2026-12-31', '2026-04-30'], ['2026-02-29', '1900-02-29', '2026-04-31']],
  [
    'date',
    ['0001-01-01'],
    ['2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32', '2026-1-1', '2026-01-01T00:00:00Z'],
  ],
  [
    'time',
    ['23:59:59Z', '00:00:00.5+08:00', '10:00:00'],
    ['23:59:60Z', '24:00:00Z', '12:60:00Z', '12:00:61Z', '12:00:00+24:00'],
  ],
  [
    'date-time',
    ['2024-02-29T10:00:00Z', '2026-01-01t00:00:00.25-05:30'],
    ['2026-02-31T10:00:00Z', '2026-01-01T25:00:00Z', '2026-06-30T23:59:60Z', '2026-07-01T07:59:60.5+08:00'],
  ],
  ['date-time', ['2026-01-01T00:00:00+14:00'], ['2026-01-01T00:00:00+99:00', '2026-01-01T00:00:00', '2026-01-01']],
  [
    'uri',
    [
      'http://example.com:8080/',
      'https://例え.jp',
      'http://u:p@h:65535?a=b|c',
      'http://[::1]:80/',
      'http://a:',
      'WS://a.b/{c}',
    ],
    [
      'http://example.com:abc/',
      'http://a:65536',
      'http://a:1:2/',
      'http://a:80b',
      'ws://u@:80/',
      'http://[::1',
      'ftp:a',
    ],
  ],
  [
    'uri',
    ['urn:isbn:1', 'mailto:a@b', 'file:///a', 'tel:+1:2', 'redis://a:00001/x', 'x:/y//z:a'],
    ['redis://a:abc', 'http://a b/', 'http://a<b/', 'https://', 'https:///x', 'http://a%zz/', 'a/b', '//a', ':a', ''],
  ],
])('the format %s accepts only what exists', (format, valid, invalid) => {
  const validate = strictAjv().compile({ type: 'string', format });
  expect(valid.filter((value) => !validate(value))).toEqual([]);
  expect(invalid.filter((value) => validate(value))).toEqual([]);
});

// The proof does not know the look-aheads of `host`.
const { host: _host, ...provable } = textFormats;
test.each(Object.entries(provable))('the pattern of the format %s is fast for all texts', (_name, { source }) =>
  expect(patternSafety(source)).toBe('safe'),
);

test('takes several blocks of PEM as a secret, and rejects many that a text follows', () => {
  const block = (kind: string) => `-----BEGIN ${kind}-----\nProc-Type: 4,ENCRYPTED\n\nMIIB+/x=\n-----END ${kind}-----`;
  const blocks = [block('CERTIFICATE'), block('CERTIFICATE'), block('RSA PRIVATE KEY')].join('\n');
  expect(textFormats.secret.test(blocks)).toBe(true);
  expect(textFormats.secret.test(`${'-----BEGIN A----------END A-----'.repeat(31)}\n!`)).toBe(false);
});
