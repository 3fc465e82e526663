import type { FtpTarget } from './ftp-target';
import { connect, logIn, visitFtp } from './visit-ftp';

/** Removes the incomplete file of an interrupted upload, if the server answers again. */
export async function removePartialFile(target: FtpTarget, name: string): Promise<void> {
  const visit = { target, signal: AbortSignal.timeout(waitMilliseconds), idleMilliseconds: waitMilliseconds };
  await visitFtp(visit, async (client) => {
    await connect(client, target);
    await logIn(client, target);
    await client.remove(name, true);
  }).catch(() => undefined);
}

const waitMilliseconds = 5_000;
