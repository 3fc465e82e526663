import { type Arbitrary, constant, constantFrom, oneof, tuple, uint8Array } from 'fast-check';
import { multipartBody, type Body } from './uploads';
import { hostileObject, hostileValue } from './values';

/** A body with its content type: nearly valid JSON, invalid JSON, uploads, noise. */
export const bodyText: Arbitrary<Body> = oneof(
  { arbitrary: hostileObject.map((value) => json(JSON.stringify(value))), weight: 8 },
  { arbitrary: hostileValue.map((value) => json(JSON.stringify(value) ?? '')), weight: 2 },
  {
    arbitrary: constantFrom(
      '',
      '{',
      '{"name":',
      '[]',
      'null',
      '7',
      '"x"',
      '{"__proto__":{"isSuper":true}}',
      '{"name":{"constructor":{"prototype":1}}}',
      `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      `[${'['.repeat(20_000)}`,
      `{"name":"${'x'.repeat(600_000)}"}`,
      '{"a":1,"a":2}',
      '{"name":1e999}',
      '\ufeff{"name":"x"}',
    ).map(json),
    weight: 3,
  },
  { arbitrary: multipartBody, weight: 3 },
  {
    arbitrary: tuple(
      constantFrom(
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'x',
        'application/octet-stream',
      ),
      uint8Array({ maxLength: 200 }),
    ).map(([type, bytes]): Body => ({ type: ['content-type', type], content: Buffer.from(bytes) })),
    weight: 1,
  },
  { arbitrary: constant<Body>({ type: ['content-type', 'application/json'], content: Buffer.alloc(0) }), weight: 1 },
);

function json(text: string): Body {
  return { type: ['content-type', 'application/json'], content: Buffer.from(text) };
}
