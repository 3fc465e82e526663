import { type Arbitrary, constantFrom, dictionary, jsonValue, oneof, string } from 'fast-check';
import { entityNames, settingNames } from './names';

/** A value of an unexpected type or size. */
export const hostileValue: Arbitrary<unknown> = oneof(
  { arbitrary: jsonValue({ maxDepth: 3 }), weight: 4 },
  {
    arbitrary: constantFrom<unknown>(
      null,
      '',
      -1,
      1e308,
      -0,
      2 ** 53 + 2,
      0.1 + 0.2,
      [],
      {},
      [[[[[[]]]]]],
      { $ne: null },
      { isSet: true },
      { type: 'limit', count: -1 },
      { count: 1e9, unit: 'Y', time: -5 },
      'x'.repeat(100_000),
      'a\u0000b',
      '\ud800',
      '\u202Egnp.exe',
      'javascript:alert(1)',
      '<script>alert(1)</script>',
      `data:image/svg+xml,${'<g/>'.repeat(1_000)}`,
      '/rest/core/media/../../etc/passwd',
      '2026-02-30T25:61:61Z',
      '$(id)',
      '{{7*7}}',
      Array.from({ length: 5_000 }, (_, at) => at),
    ),
    weight: 4,
  },
  { arbitrary: string({ unit: 'binary', maxLength: 60 }), weight: 2 },
);

/** A JSON object with names that the server knows, and some that no object should have. */
export const hostileObject: Arbitrary<Record<string, unknown>> = dictionary(
  oneof(
    { arbitrary: constantFrom(...settingNames, ...entityNames), weight: 8 },
    { arbitrary: constantFrom('__proto__', 'constructor', 'toString', 'id', '', '$where', '_pressMoney'), weight: 1 },
    { arbitrary: string({ maxLength: 20 }), weight: 1 },
  ),
  hostileValue,
  { maxKeys: 5 },
);
