import type { FileHandle } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { ERRORS } from '@tus/server';
import { noteReceived, takeOver, type UploadsKit } from './upload-rows';
import type { UploadParts } from './upload-parts';

interface PartToReceive {
  id: string;
  content: AsyncIterable<Uint8Array>;
  /** Position of the first byte. */
  offset: number;
}

/**
 * Writes the content of one request to the part file. What is noted as received is on the disk, also after a power
 * failure. A request that ends early keeps what has arrived. Returns the position after the last byte. Throws the
 * protocol's error 409 for another offset than that of the upload, and once a later request has taken over.
 */
export async function receivePart(
  { kit, parts }: { kit: UploadsKit; parts: UploadParts },
  { id, content, offset }: PartToReceive,
): Promise<number> {
  const turn = await takeOver(kit, id, await parts.bytesOf(id));
  if (turn?.received !== offset) throw otherOffset();
  const file = await parts.open(id);
  let position = offset;
  let noted = { position, at: Date.now() };
  const note = async () => {
    if (position === noted.position) return;
    await file.datasync();
    if (!(await noteReceived(kit, id, { ...turn, received: position }))) throw otherOffset();
    noted = { position, at: Date.now() };
  };
  try {
    for await (const chunk of content) {
      position += await writeAll(file, chunk, position);
      if (position - noted.position < noteEveryBytes && Date.now() - noted.at < noteEveryMilliseconds) continue;
      if ((await parts.freeBytes()) === 0) throw new PlatformError('diskFull');
      await note();
    }
  } finally {
    await note().finally(() => file.close());
  }
  return position;
}

async function writeAll(file: FileHandle, chunk: Uint8Array, position: number): Promise<number> {
  let done = 0;
  while (done < chunk.byteLength) {
    const { bytesWritten } = await file.write(chunk, done, chunk.byteLength - done, position + done);
    done += bytesWritten;
  }
  return done;
}

function otherOffset(): Error {
  return Object.assign(new Error('The upload is at another offset'), ERRORS.INVALID_OFFSET);
}

const noteEveryBytes = 8 * 1024 * 1024;
const noteEveryMilliseconds = 5_000;
