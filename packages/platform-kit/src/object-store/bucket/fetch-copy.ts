import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PlatformError } from '@signalbox/api';
import { freeBytes, linkOrCopy } from '../../file-tree';
import type { CopyId, LocalCopies } from './local-copies';

interface CopyToFetch {
  id: CopyId;
  bytes: number;
  content: () => Readable;
  copies: LocalCopies;
  /** The path for the reader, on the disk of the copies. */
  path: string;
  /** Another path beside it. */
  sparePath: string;
  signal?: AbortSignal;
}

/** Fetches an object for a reader, and keeps it for later ones. Leaves nothing at the paths when it throws. */
export async function fetchCopy({ id, bytes, content, copies, path, sparePath, signal }: CopyToFetch): Promise<void> {
  if (bytes > (await freeBytes(dirname(path)))) throw new PlatformError('diskFull', { detail: `${bytes} bytes` });
  try {
    await pipeline(content(), createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
    if ((await stat(path)).size !== bytes)
      throw new PlatformError('storageUnavailable', { cause: new Error('the size differs') });
    await linkOrCopy(path, sparePath);
    await copies.keep(id, sparePath);
  } catch (error) {
    await rm(path, { force: true });
    await rm(sparePath, { force: true });
    throw signal?.aborted ? signal.reason : error;
  }
}
