import { createInflateRaw, type InflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { ArchiveError } from '../archive-error';

export interface Inflation {
  name: string;
  source: AsyncIterable<Uint8Array>;
  packedSize: number;
}

/** `source`, inflated as it is asked for. Throws `tampered` where it is no whole deflate stream, or more than one. */
export async function* inflated({ name, source, packedSize }: Inflation): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: chunkBytes });
  let fault: unknown;
  const fed = feed(inflate, source).catch((error: unknown) => {
    fault ??= error;
    inflate.destroy();
  });
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) yield chunk;
  } catch (cause) {
    // What the source threw comes first: the inflater only noticed that it stopped.
    await fed;
    throw fault instanceof ArchiveError
      ? fault
      : new ArchiveError('tampered', { entry: name, detail: 'It cannot be inflated', cause: fault ?? cause });
  }
  await fed;
  if (fault) throw fault;
  if (inflate.bytesWritten !== packedSize)
    throw new ArchiveError('tampered', { entry: name, detail: 'Something stands behind its content' });
}

async function feed(inflate: InflateRaw, source: AsyncIterable<Uint8Array>): Promise<void> {
  const write = promisify<Uint8Array, void>((chunk, done) => inflate.write(chunk, done));
  for await (const chunk of source) await write(chunk);
  inflate.end();
}

/** Long ones: each is handed from thread to thread several times. */
const chunkBytes = 512 * 1024;
