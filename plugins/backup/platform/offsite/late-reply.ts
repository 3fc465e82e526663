import { setTimeout as delay } from 'node:timers/promises';
import { type Client, FTPError } from 'basic-ftp';

/**
 * Runs a transfer. A server that cannot continue (its disk is full) closes the data connection and sends the reason on
 * the control connection. The FTP client closes both at once, so that the reason is lost. This function keeps the
 * control connection open for a moment. When the server sends a reason, it is thrown, and the client stays usable.
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

/** Error of the data connection. The transfer receives it by itself. */
function isCut(error: Error): boolean {
  return error.message.endsWith('(data socket)') && !error.message.startsWith('Timeout');
}

async function lateReply({ ftp }: Client): Promise<FTPError | undefined> {
  const over = new AbortController();
  const reply = ftp.handle(undefined, (response, task) => {
    if (response instanceof FTPError) task.resolve(response);
    else if (response instanceof Error) task.resolve(undefined);
  }) as Promise<FTPError | undefined>;
  const silence = delay(timeoutMilliseconds, undefined, { signal: over.signal }).catch(() => undefined);
  const heard = await Promise.race([reply, silence]);
  over.abort();
  return heard;
}

const timeoutMilliseconds = 2_000;
