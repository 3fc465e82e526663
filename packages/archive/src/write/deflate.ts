import { constants, createDeflateRaw, type DeflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { defaultLimits } from '../limits';

/** Levels of zlib: the usual one, and one that takes half of the time for records, which are then larger by a tenth. */
export const deflateLevels = { usual: 6, quick: 1 } as const;
export type DeflateLevel = (typeof deflateLevels)[keyof typeof deflateLevels];

/** Deflates `source`, never so much that a reader would reject it as a bomb. */
export async function* deflated(source: AsyncIterable<Uint8Array>, usual: DeflateLevel): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: usual, chunkSize: chunkBytes });
  const progress = { compressed: 0 };
  const fed = feed({ source, deflate, usual, progress });
  // An error destroys the stream and reaches the loop below. Awaited at the end for the case that there was none.
  fed.catch((error: Error) => deflate.destroy(error));
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    progress.compressed += chunk.length;
    yield chunk;
  }
  await fed;
}

interface Feed {
  source: AsyncIterable<Uint8Array>;
  deflate: DeflateRaw;
  usual: DeflateLevel;
  progress: { compressed: number };
}

async function feed({ source, deflate, usual, progress }: Feed): Promise<void> {
  const write = promisify<Uint8Array, void>((chunk, done) => deflate.write(chunk, done));
  const setLevel = (level: number) =>
    new Promise<void>((resolve) => deflate.params(level, constants.Z_DEFAULT_STRATEGY, resolve));
  let extracted = 0;
  let level: number = usual;
  for await (const chunk of pieces(source)) {
    const isTooGood =
      extracted > defaultLimits.ratioFreeBytes / 2 && extracted > (progress.compressed + 1) * plausibleRatio;
    const wanted = isTooGood ? 0 : usual;
    if (wanted !== level) {
      level = wanted;
      await setLevel(level);
    }
    await write(chunk);
    extracted += chunk.length;
  }
  deflate.end();
}

/** Chunks of any length are split: the level may change between two pieces. */
async function* pieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of source)
    for (let at = 0; at < chunk.length; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes);
}

const pieceBytes = 512 * 1024;
const chunkBytes = 128 * 1024;
const plausibleRatio = defaultLimits.maxRatio / 2;
