import { promisify } from 'node:util';
import { constants, crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { defaultLimits } from '@signalbox/archive';
import { blocks } from './blocks';

/**
 * Pipeline steps that compress to gzip, with a limited ratio so that no reader takes the file for a bomb. The same
 * content gives the same bytes.
 */
export function gzipped() {
  // A gzip stream of Node.js cannot change its level.
  const deflate = createDeflateRaw({ level: usualLevel });
  const seen = { checksum: 0, bytes: 0, compressedBytes: 0 };
  return [
    // Blocks of one size: the chunks of the source must not change the output.
    (content: AsyncIterable<Uint8Array>) => steered(blocks(content, blockBytes), deflate, seen),
    deflate,
    (compressed: AsyncIterable<Uint8Array>) => framed(compressed, seen),
  ] as const;
}

interface Seen {
  checksum: number;
  bytes: number;
  /** Bytes of those that were compressed and read. */
  compressedBytes: number;
}

/** Checks the compression ratio from time to time, and stores the next block uncompressed when it is too high. */
async function* steered(
  content: AsyncIterable<Uint8Array>,
  deflate: DeflateRaw,
  seen: Seen,
): AsyncGenerator<Uint8Array> {
  const flush = promisify((done: () => void) => deflate.flush(constants.Z_SYNC_FLUSH, done));
  const setLevel = promisify((to: number, done: () => void) => deflate.params(to, constants.Z_DEFAULT_STRATEGY, done));
  let level: number = usualLevel;
  for await (const block of content) {
    if (seen.bytes > 0 && seen.bytes % windowBytes === 0) {
      // Only then the exact size is known, at any reading pace.
      await flush();
      const compressedBytes = seen.compressedBytes + deflate.readableLength;
      const wanted = seen.bytes > compressedBytes * plausibleRatio ? 0 : usualLevel;
      if (wanted !== level) await setLevel((level = wanted));
    }
    yield block;
    seen.checksum = crc32(block, seen.checksum);
    seen.bytes += block.length;
  }
}

async function* framed(compressed: AsyncIterable<Uint8Array>, seen: Seen): AsyncGenerator<Uint8Array> {
  // Deflate; no flags, no time, unknown system.
  yield Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
  for await (const chunk of compressed) {
    seen.compressedBytes += chunk.length;
    yield chunk;
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(seen.checksum, 0);
  end.writeUInt32LE(seen.bytes % 2 ** 32, 4);
  yield end;
}

const usualLevel = 6;
const blockBytes = 262_144;
const windowBytes = defaultLimits.ratioFreeBytes / 2;
const plausibleRatio = defaultLimits.maxRatio / 2;
