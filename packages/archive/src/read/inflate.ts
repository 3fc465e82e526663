import { createInflateRaw, type InflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { ArchiveError } from '../archive-error';

interface Inflation {
  name: string;
  source: AsyncIterable<Uint8Array>;
  compressedSize: number;
}

/** Inflates `source` on demand. Throws `tampered` if it is not exactly one complete deflate stream. */
export async function* inflated({ name, source, compressedSize }: Inflation): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  let found: unknown;
  const fed = feed(inflate, source).catch((error: unknown) => {
    found ??= error;
    inflate.destroy();
  });
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) yield chunk;
  } catch (cause) {
    // An error of the source comes first: the inflater only noticed that the source stopped.
    await fed;
    throw found instanceof ArchiveError
      ? found
      : new ArchiveError('tampered', {
          entry: name,
          detail: 'The content cannot be decompressed',
          cause: found ?? cause,
        });
  }
  await fed;
  if (found) throw found;
  if (inflate.bytesWritten !== compressedSize)
    throw new ArchiveError('tampered', { entry: name, detail: 'The entry has bytes after its content' });
}

async function feed(inflate: InflateRaw, source: AsyncIterable<Uint8Array>): Promise<void> {
  const write = promisify<Uint8Array, void>((chunk, done) => inflate.write(chunk, done));
  for await (const chunk of source) await write(chunk);
  inflate.end();
}

/** Long chunks: each is passed between threads several times. */
const chunkBytes = 512 * 1024;
