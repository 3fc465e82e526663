import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { ArchiveError } from '@signalbox/archive';
import { blocks } from './blocks';

/**
 * Encrypts a stream with a password. Layout: the magic, 16 bytes of salt, 32 bytes HMAC-SHA-256 of both; then blocks of
 * 65,536 bytes, the last one shorter or empty, each AES-256-GCM followed by its 16-byte tag. The nonce is the block
 * number in 11 bytes and a byte that is 1 for the last block: no block can be omitted, moved or cut off. scrypt (N
 * 32768, r 8, p 1) derives 64 bytes: the key of the blocks, and the key of the HMAC, which distinguishes a wrong
 * password from damage.
 */
export async function* encrypted(content: AsyncIterable<Uint8Array>, password: string): AsyncGenerator<Uint8Array> {
  const head = Buffer.concat([magic, randomBytes(saltBytes)]);
  const { blockKey, checkKey } = await keysOf(password, head);
  yield Buffer.concat([head, checkOf(checkKey, head)]);
  for await (const { block, number, isLast } of numbered(content, blockBytes)) {
    const cipher = createCipheriv('aes-256-gcm', blockKey, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts the output of `encrypted`. Throws `wrongCode`, or `tampered` before it yields anything of a damaged block.
 */
export async function* decoded(content: AsyncIterable<Uint8Array>, password: string): AsyncGenerator<Uint8Array> {
  const source = content[Symbol.asyncIterator]();
  const { start, rest } = await headOf(source);
  const head = start.subarray(0, magic.length + saltBytes);
  const { blockKey, checkKey } = await keysOf(password, head);
  if (!timingSafeEqual(checkOf(checkKey, head), start.subarray(head.length))) throw new ArchiveError('wrongCode');
  for await (const { block, number, isLast } of numbered(following(rest, source), blockBytes + tagBytes)) {
    if (block.length < tagBytes) throw new ArchiveError('truncated');
    const decipher = createDecipheriv('aes-256-gcm', blockKey, nonceOf(number, isLast));
    decipher.setAuthTag(block.subarray(-tagBytes));
    const plain = decipher.update(block.subarray(0, -tagBytes));
    try {
      decipher.final();
    } catch (cause) {
      throw new ArchiveError('tampered', { detail: `block ${number}`, cause });
    }
    yield plain;
  }
}

/** First bytes of an encrypted stream. */
export const magic = Buffer.from('SBXPROJ1');

const saltBytes = 16;
const checkBytes = 32;
const tagBytes = 16;
const blockBytes = 65_536;

async function headOf(source: AsyncIterator<Uint8Array>): Promise<{ start: Buffer; rest: Buffer }> {
  const wanted = magic.length + saltBytes + checkBytes;
  let buffered = Buffer.alloc(0);
  while (buffered.length < wanted) {
    const { done, value } = await source.next();
    if (done) throw new ArchiveError('truncated');
    buffered = Buffer.concat([buffered, value]);
  }
  return { start: buffered.subarray(0, wanted), rest: buffered.subarray(wanted) };
}

async function* following(first: Uint8Array, source: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

/** Full blocks and a last one, which is empty when the content fills the others. */
async function* numbered(content: AsyncIterable<Uint8Array>, size: number) {
  let number = 0;
  let waiting: Buffer | undefined;
  for await (const block of blocks(content, size)) {
    if (waiting) yield { block: waiting, number: number++, isLast: false };
    waiting = block;
  }
  yield { block: waiting ?? Buffer.alloc(0), number, isLast: true };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  // The eight bytes of the number are at 3 to 10.
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

function checkOf(key: Buffer, head: Buffer): Buffer {
  return createHmac('sha256', key).update(head).digest();
}

function keysOf(password: string, head: Buffer): Promise<{ blockKey: Buffer; checkKey: Buffer }> {
  const options = { N: 32_768, r: 8, p: 1, maxmem: 64 * 2 ** 20 };
  return new Promise((resolve, reject) => {
    scrypt(password, head.subarray(magic.length), 64, options, (error, keys) => {
      if (error) reject(error);
      else resolve({ blockKey: keys.subarray(0, 32), checkKey: keys.subarray(32) });
    });
  });
}
