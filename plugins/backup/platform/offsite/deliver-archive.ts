import { setTimeout as delay } from 'node:timers/promises';
import { OffsiteError } from './ftp-error';
import { type ArchiveToSend, sendArchive } from './send-archive';

interface Delivery extends ArchiveToSend {
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Sends an archive. Retries from the start after a lost or failed connection, as not every server can resume. Throws
 * the error of the last attempt, or the signal's reason.
 */
export async function deliverArchive({ wait = waitFor, ...archive }: Delivery): Promise<void> {
  for (const pause of pausesMilliseconds) {
    try {
      return await sendArchive(archive);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(pause, archive.signal);
    }
  }
  return sendArchive(archive);
}

function isPassing(error: unknown): boolean {
  return error instanceof OffsiteError && (error.reason === 'interrupted' || error.reason === 'unreachable');
}

async function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  signal.throwIfAborted();
}

const pausesMilliseconds = [5_000, 20_000];
