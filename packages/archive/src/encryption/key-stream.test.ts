import { createCipheriv } from 'node:crypto';
import { property, assert, integer, array } from 'fast-check';
import { expect, it } from 'vitest';
import { noise } from '../testing/sample';
import { KeyStream } from './key-stream';

const key = noise(32, 1);

it('is AES in counter mode with the lowest byte first, from 1', () => {
  const counters = Buffer.alloc(16 * 300);
  for (let block = 0; block < 300; block += 1) counters.writeUInt32LE(block + 1, block * 16);
  const expected = blocksWith(key)(counters);
  expect(new KeyStream(blocksWith(key)).apply(Buffer.alloc(4_800)).toString()).toBe(
    new Uint8Array(expected).toString(),
  );
});

it('gives the same bytes for any chunking of the input', () => {
  const input = noise(200_000, 2);
  const inOnePart = Buffer.from(new KeyStream(blocksWith(key)).apply(input));
  assert(
    property(array(integer({ min: 0, max: 90_000 }), { maxLength: 8 }), (cuts) => {
      const stream = new KeyStream(blocksWith(key));
      const places = [0, ...cuts, input.length].toSorted((one, other) => one - other);
      const parts = places.slice(1).map((end, at) => stream.apply(input.subarray(places[at], end)));
      expect(Buffer.concat(parts).equals(inOnePart)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

function blocksWith(cipherKey: Buffer) {
  const cipher = createCipheriv('aes-256-ecb', cipherKey, null).setAutoPadding(false);
  return (blocks: Uint8Array) => cipher.update(blocks);
}
