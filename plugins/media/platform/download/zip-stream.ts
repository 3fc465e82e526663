import { PassThrough, type Readable } from 'node:stream';
import { PlatformError } from '@signalbox/api';
import type { FileStore } from '@signalbox/platform-kit';
import { ZipFile } from 'yazl';
import type { PlannedEntry } from './planned-download';

interface ZipToSend {
  stream: Readable;
  /** Size of the complete zip. */
  bytes: number;
}

/**
 * A zip of files that are read one after the other while it is sent, not compressed: most media is compressed already, and
 * so its size is known beforehand. Fails if a file is gone or has another size by then, so that the client sees an
 * incomplete download and no wrong one. Destroy the stream to stop it.
 */
export function zipStream(files: FileStore, entries: readonly PlannedEntry[]): ZipToSend {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let current: Readable | undefined;
  stream.once('close', () => current?.destroy());
  zip.once('error', (error: Error) => stream.destroy(error));
  for (const { name, entry } of entries) {
    const mtime = entry.modifiedAt;
    if (entry.isDirectory) zip.addEmptyDirectory(name, { mtime });
    else
      zip.addReadStreamLazy(name, { mtime, size: entry.bytes, compress: false }, (handle) => {
        if (stream.destroyed) return;
        openFile(files, entry.path).then(
          (file) => {
            current = file.once('error', (error) => stream.destroy(error));
            if (stream.destroyed) file.destroy();
            handle(null, file);
          },
          (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
        );
      });
  }
  let bytes = 0;
  zip.end({ forceZip64Format: false, comment: '' }, (...[total = 0]: number[]) => (bytes = total));
  zip.outputStream.pipe(stream);
  return { stream, bytes };
}

async function openFile(files: FileStore, path: string): Promise<Readable> {
  const file = await files.read(path);
  if (!file) throw new PlatformError('notFound', { detail: path });
  return file.stream as Readable;
}
