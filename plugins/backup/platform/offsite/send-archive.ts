import { open } from 'node:fs/promises';
import { type Client, FTPError } from 'basic-ftp';
import { OffsiteError } from './ftp-error';
import { withLateReply } from './late-reply';
import { removePartialFile } from './remove-partial-file';
import { connect, type FtpVisit, logIn, visitFtp } from './visit-ftp';

export interface ArchiveToSend extends FtpVisit {
  /** Path of the archive on this machine. */
  path: string;
  /** Name of the copy, in the user's start directory on the server. */
  name: string;
  onProgress?: (fraction: number) => void;
}

/**
 * Uploads an archive under a temporary name, compares sizes, then renames it: a file with its final name is complete.
 * Throws `OffsiteError`, or the signal's reason.
 */
export async function sendArchive({ path, name, onProgress, ...visit }: ArchiveToSend): Promise<void> {
  const { target } = visit;
  const pending = `${name}.part`;
  const file = await open(path).catch(() => {
    throw new OffsiteError('archiveUnreadable', '');
  });
  let isStarted = false;
  try {
    const { size } = await file.stat();
    await visitFtp(visit, async (client) => {
      await connect(client, target);
      await logIn(client, target);
      client.trackProgress(({ bytes }) => onProgress?.(bytes / Math.max(size, 1)));
      try {
        isStarted = true;
        const content = file.createReadStream({ autoClose: false, start: 0 });
        await withLateReply(client, () => client.uploadFrom(content, pending));
        client.trackProgress();
        const there = await sizeOf(client, pending);
        if (there !== size) throw new OffsiteError('differs', `${there ?? '?'} / ${size}`);
        await client.rename(pending, name);
      } catch (error) {
        if (!client.closed) await client.remove(pending, true).catch(() => undefined);
        throw error;
      }
    });
  } catch (error) {
    const isCut = !(error instanceof OffsiteError) || error.reason === 'interrupted';
    if (isStarted && isCut) await removePartialFile(target, pending);
    throw error;
  } finally {
    await file.close();
  }
}

/** Some servers do not support `SIZE`. */
async function sizeOf(client: Client, name: string): Promise<number | undefined> {
  try {
    return await client.size(name);
  } catch (error) {
    if (!(error instanceof FTPError) || error.code < 500 || error.code > 504) throw error;
    return (await client.list()).find((entry) => entry.name === name)?.size;
  }
}
