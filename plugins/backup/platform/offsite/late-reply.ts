import { setTimeout as delay } from 'node:timers/promises';
import { type Client, FTPError } from 'basic-ftp';

/**
 * Runs a transfer. A server that cannot go on (its disk is full) cuts the data connection and says why on the other one;
 * the client ends both at the cut, so that the reason is lost. This keeps the other one open for a moment: where the
 * server gives its reason, that is what is thrown, and the client can be used further.
 */
export async function withLateReply<Value>(client: Client, transfer: () => Promise<Value>): Promise<Value> {
  const { ftp } = client;
  const closeWithError = ftp.closeWithError.bind(ftp);
  ftp.closeWithError = (error) => {
    if (!isCut(error)) closeWithError(error);
  };
  try {
    return await transfer();
  } catch (error) {
    if (error instanceof FTPError || client.closed) throw error;
    const reply = await lateReply(client);
    if (!reply) client.close();
    throw reply ?? error;
  } finally {
    ftp.closeWithError = closeWithError;
  }
}

/** Of the data connection; the transfer hears of it by itself. */
function isCut(error: Error): boolean {
  return error.message.endsWith('(data socket)') && !error.message.startsWith('Timeout');
}

async function lateReply({ ftp }: Client): Promise<FTPError | undefined> {
  const over = new AbortController();
  const reply = ftp.handle(undefined, (response, task) => {
    if (response instanceof FTPError) task.resolve(response);
    else if (response instanceof Error) task.resolve(undefined);
  }) as Promise<FTPError | undefined>;
  const silence = delay(patienceMilliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  const heard = await Promise.race([reply, silence]);
  over.abort();
  return heard;
}

const patienceMilliseconds = 2_000;
