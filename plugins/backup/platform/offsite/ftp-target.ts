import { readAt } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** `explicit`: upgrades to TLS after connecting · `implicit`: TLS from the first byte. */
export type FtpSecurity = 'none' | 'explicit' | 'implicit';

export interface FtpTarget {
  host: string;
  port: number;
  /** '' is anonymous. */
  username: string;
  /** '' is none. */
  password: string;
  secure: FtpSecurity;
  /** PEM of a certificate to trust instead of the default ones of Node.js. */
  ca?: string;
}

function standardPort(secure: FtpSecurity): number {
  return secure === 'implicit' ? 990 : 21;
}

/** The server of a project's FTP settings, with its password. Undefined when none is set. */
export async function savedTarget(kit: Pick<PlatformKit, 'settings'>, project: string): Promise<FtpTarget | undefined> {
  const { settings, password = '' } = await savedSettings(kit, project);
  const { ftp } = settings;
  if (!isJsonObject(ftp)) return undefined;
  const target = targetOf(ftp, password);
  return target.host === '' ? undefined : target;
}

/**
 * The settings with their password in one read: a save between two reads would combine a new password with an old
 * server.
 */
export async function savedSettings(
  kit: Pick<PlatformKit, 'settings'>,
  project: string,
): Promise<{ settings: JsonObject; password?: string }> {
  const { settings, secrets } = await kit.settings.readWithSecrets(project, [passwordPath]);
  const isSet = isJsonObject(readAt(settings, '/ftp/password'));
  return { settings, password: isSet ? secrets[passwordPath] : undefined };
}

/** Defaults: anonymous, without TLS, on the standard port. */
export function targetOf(ftp: { [name: string]: JsonValue | undefined }, password: string): FtpTarget {
  const secure = isSecurity(ftp.secure) ? ftp.secure : 'none';
  const port = typeof ftp.port === 'number' ? ftp.port : standardPort(secure);
  return { host: text(ftp.host), port, username: text(ftp.username), password, secure };
}

function isSecurity(value: JsonValue | undefined): value is FtpSecurity {
  return value === 'none' || value === 'explicit' || value === 'implicit';
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Path in the table of secrets. */
const passwordPath = 'ftp/password';
