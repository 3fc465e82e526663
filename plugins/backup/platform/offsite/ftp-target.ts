import { isJsonObject } from '@signalbox/engine/core';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas';

export interface FtpTarget {
  host: string;
  port: number;
  /** '' is anonymous. */
  username: string;
  /** '' is none. */
  password: string;
}

export const standardPort = 21;

/** The server of a project's FTP settings, with its password. Undefined where none is set. */
export async function savedTarget(kit: Pick<PlatformKit, 'settings'>, project: string): Promise<FtpTarget | undefined> {
  const { settings } = await kit.settings.read(project);
  const ftp = settings['ftp'];
  if (!isJsonObject(ftp)) return undefined;
  const host = text(ftp['host']);
  if (host === '') return undefined;
  const port = typeof ftp['port'] === 'number' ? ftp['port'] : standardPort;
  const password = (await kit.settings.readSecret(project, passwordPath)) ?? '';
  return { host, port, username: text(ftp['username']), password };
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** In the table of secrets. */
const passwordPath = 'ftp/password';
