import { ERRORS } from '@tus/server';
import type { PartWriter } from './part-writer';
import { requireRoom, type ResumableDeps } from './start-upload';
import { partBytes } from './unfinished-uploads';
import { noteReceived, takeOver } from './upload-rows';

interface PartToReceive {
  id: string;
  content: AsyncIterable<Uint8Array>;
  /** Position of the first byte. */
  offset: number;
}

/**
 * Receives the content of one request as parts. What is noted as received survives a power failure. A request that ends
 * early keeps what has arrived. Returns the position after the last byte. Throws `quotaExceeded` or `diskFull`, the protocol's error 409 for another
 * offset than that of the upload, and once a later request has taken over.
 */
export async function receivePart(deps: ResumableDeps, { id, content, offset }: PartToReceive): Promise<number> {
  const { kit, parts } = deps;
  const turn = await takeOver(kit, id, await parts.bytesOf(id));
  if (turn?.received !== offset) throw otherOffset();
  let position = offset;
  let noted = { position, at: Date.now() };
  let part: PartWriter | undefined;
  const note = async () => {
    const received = part;
    part = undefined;
    if (position === noted.position) return received?.discard();
    if (!received) return;
    await received.store();
    if (!(await noteReceived(kit, id, { ...turn, received: position }))) throw otherOffset();
    noted = { position, at: Date.now() };
  };
  try {
    for await (const chunk of content) {
      part ??= await parts.open(id, { start: position, writer: turn.writer });
      await part.write(chunk);
      position += chunk.byteLength;
      if (position - noted.position < partBytes && Date.now() - noted.at < noteEveryMilliseconds) continue;
      await requireRoom(deps, { project: turn.project, bytes: 0 });
      await note();
    }
  } finally {
    await note();
  }
  return position;
}

function otherOffset(): Error {
  return Object.assign(new Error('The upload is at another offset'), ERRORS.INVALID_OFFSET);
}

const noteEveryMilliseconds = 5_000;
