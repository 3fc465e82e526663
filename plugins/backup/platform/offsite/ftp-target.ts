import { isJsonObject } from '@signalbox/engine/core';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';

/** `explicit`: asks for TLS once it is connected · `implicit`: TLS from the first byte. */
export type FtpSecurity = 'none' | 'explicit' | 'implicit';

export interface FtpTarget {
  host: string;
  port: number;
  /** '' is anonymous. */
  username: string;
  /** '' is none. */
  password: string;
  secure: FtpSecurity;
  /** PEM of a certificate to trust in place of those that Node.js trusts. */
  ca?: string;
}

export function standardPort(secure: FtpSecurity): number {
  return secure === 'implicit' ? 990 : 21;
}

/** The server of a project's FTP settings, with its password. Undefined where none is set. */
export async function savedTarget(kit: Pick<PlatformKit, 'settings'>, project: string): Promise<FtpTarget | undefined> {
  const { settings } = await kit.settings.read(project);
  const ftp = settings['ftp'];
  if (!isJsonObject(ftp)) return undefined;
  const host = text(ftp['host']);
  if (host === '') return undefined;
  const secure = isSecurity(ftp['secure']) ? ftp['secure'] : 'none';
  const port = typeof ftp['port'] === 'number' ? ftp['port'] : standardPort(secure);
  const password = (await kit.settings.readSecret(project, passwordPath)) ?? '';
  return { host, port, username: text(ftp['username']), password, secure };
}

function isSecurity(value: JsonValue | undefined): value is FtpSecurity {
  return value === 'none' || value === 'explicit' || value === 'implicit';
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** In the table of secrets. */
const passwordPath = 'ftp/password';
