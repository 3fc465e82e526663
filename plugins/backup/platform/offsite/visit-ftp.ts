import { isIP } from 'node:net';
import { Client, type FTPResponse } from 'basic-ftp';
import { offsiteError } from './ftp-error';
import type { FtpTarget } from './ftp-target';

export interface FtpVisit {
  target: FtpTarget;
  signal: AbortSignal;
  /** Timeout for a reply of the server. */
  idleMilliseconds?: number;
}

/**
 * Calls `use` with a client that is not connected yet, and closes it afterwards. Throws `OffsiteError`, or the
 * signal's reason.
 */
export async function visitFtp<Value>(
  { target, signal, idleMilliseconds = 30_000 }: FtpVisit,
  use: (client: Client) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const client = new Client(idleMilliseconds);
  const handleAbort = () => client.close();
  signal.addEventListener('abort', handleAbort, { once: true });
  try {
    return await use(client);
  } catch (error) {
    signal.throwIfAborted();
    throw offsiteError(error, target);
  } finally {
    signal.removeEventListener('abort', handleAbort);
    client.close();
  }
}

/**
 * Connects, with TLS if the target requires it: the certificate is verified, and data connections are encrypted too.
 */
export async function connect(client: Client, { host, port, secure, ca }: FtpTarget): Promise<FTPResponse> {
  // The host is set for data connections, which connect to an address.
  const options = { host, ...(isIP(host) === 0 ? { servername: host } : {}), ...(ca === undefined ? {} : { ca }) };
  if (secure === 'implicit') return client.connectImplicitTLS(host, port, options);
  const welcome = await client.connect(host, port);
  if (secure === 'explicit') await client.useTLS(options);
  return welcome;
}

/** Logs in, and sets binary transfers and UTF-8 names. Returns the server's reply to the password. */
export async function logIn(client: Client, { username, password }: FtpTarget): Promise<FTPResponse> {
  const reply = await client.login(username === '' ? 'anonymous' : username, password);
  await client.useDefaultSettings();
  return reply;
}
