import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ArchiveError } from '@signalbox/archive';

/** Decompresses a gzip stream. Throws `notAnArchive`, `truncated`, or `tampered`, also for data behind its end. */
export async function* gunzipped(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  let bytes = 0;
  let found: unknown;
  const feeding = pipeline(async function* feed() {
    let isStart = true;
    for await (const chunk of content) {
      if (isStart) rejectOtherHead(chunk);
      isStart = false;
      bytes += chunk.length;
      yield chunk;
    }
  }, gunzip).catch((error: unknown) => (found = error));
  try {
    yield* gunzip as AsyncIterable<Uint8Array>;
  } catch (error) {
    await feeding;
    throw errorOf(found ?? error);
  } finally {
    gunzip.destroy();
  }
  await feeding;
  if (gunzip.bytesWritten !== bytes) throw new ArchiveError('tampered', { detail: 'something follows the archive' });
}

/** The header of this product's archives has no flags and no time. A checksum covers everything behind it. */
function rejectOtherHead(chunk: Uint8Array): void {
  if (chunk[0] !== 0x1f || chunk[1] !== 0x8b) throw new ArchiveError('notAnArchive');
  const [method, ...flagsAndTime] = chunk.subarray(2, 8);
  if (method !== 8 || flagsAndTime.some((byte) => byte !== 0)) throw new ArchiveError('manifestMissing');
}

function errorOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'Z_BUF_ERROR') return new ArchiveError('truncated', { cause: error });
  return String(error.code).startsWith('Z_') ? new ArchiveError('tampered', { cause: error }) : error;
}
