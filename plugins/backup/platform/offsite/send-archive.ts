import { open } from 'node:fs/promises';
import { type Client, FTPError } from 'basic-ftp';
import { OffsiteFault } from './ftp-fault';
import { withLateReply } from './late-reply';
import { takeAway } from './take-away';
import { connect, type FtpVisit, logIn, visitFtp } from './visit-ftp';

export interface ArchiveToSend extends FtpVisit {
  /** Of the archive here. */
  path: string;
  /** Of the copy there, in the directory that the user starts in. */
  name: string;
  onProgress?: (fraction: number) => void;
}

/**
 * Sends an archive under a temporary name, compares sizes, then names it: what bears its name is whole.
 * Throws `OffsiteFault`, or the signal's reason.
 */
export async function sendArchive({ path, name, onProgress, ...visit }: ArchiveToSend): Promise<void> {
  const { target } = visit;
  const unfinished = `${name}.part`;
  const file = await open(path).catch(() => {
    throw new OffsiteFault('archiveUnreadable', '');
  });
  let isBegun = false;
  try {
    const { size } = await file.stat();
    await visitFtp(visit, async (client) => {
      await connect(client, target);
      await logIn(client, target);
      client.trackProgress(({ bytes }) => onProgress?.(bytes / Math.max(size, 1)));
      try {
        isBegun = true;
        const content = file.createReadStream({ autoClose: false, start: 0 });
        await withLateReply(client, () => client.uploadFrom(content, unfinished));
        client.trackProgress();
        const there = await sizeOf(client, unfinished);
        if (there !== size) throw new OffsiteFault('differs', `${there ?? '?'} / ${size}`);
        await client.rename(unfinished, name);
      } catch (error) {
        if (!client.closed) await client.remove(unfinished, true).catch(() => undefined);
        throw error;
      }
    });
  } catch (error) {
    const isCut = !(error instanceof OffsiteFault) || error.reason === 'interrupted';
    if (isBegun && isCut) await takeAway(target, unfinished);
    throw error;
  } finally {
    await file.close();
  }
}

/** Not every server tells sizes by themselves. */
async function sizeOf(client: Client, name: string): Promise<number | undefined> {
  try {
    return await client.size(name);
  } catch (error) {
    if (!(error instanceof FTPError) || error.code < 500 || error.code > 504) throw error;
    return (await client.list()).find((entry) => entry.name === name)?.size;
  }
}
