import { toUSVString } from 'node:util';
import { type Arbitrary, constantFrom, oneof, string } from 'fast-check';

/** A segment of a path: ids without a record, names that leave a folder, bytes that cannot be decoded. */
export const hostileId: Arbitrary<string> = oneof(
  { arbitrary: constantFrom('64b7f0c2a1d3e4f5a6b7c8d9', 'img', 'file', 'languagePack', 'img/none.png'), weight: 4 },
  {
    arbitrary: constantFrom(
      '..%2F..%2F..%2Fetc%2Fpasswd',
      '../../etc/passwd',
      '%00',
      '%',
      '%zz',
      '%C0%AF',
      '%E2%80%AE.png',
      '__proto__',
      'constructor',
      "';drop table document;--",
      '%F0%9F%92%A9',
      'a%0d%0aset-cookie:x=1',
      '-1',
      'NaN',
      'z'.repeat(257),
      `img/${'z'.repeat(256)}.png`,
      `img/${'a/'.repeat(200)}b.png`,
      'z'.repeat(5_000),
      '%25'.repeat(400),
      '.',
      '..',
      'con',
      '*',
      ':id',
      '{id}',
    ),
    weight: 4,
  },
  { arbitrary: string({ maxLength: 40 }).map(encodeURIComponent), weight: 2 },
  {
    arbitrary: string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(toUSVString(text))),
    weight: 1,
  },
);
