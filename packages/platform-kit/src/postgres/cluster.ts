import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account';
import type { PostgresBinaries } from './find-binaries';
import { PostgresError } from './postgres-error';

/** A data folder of PostgreSQL, and what is needed to run it. */
export interface Cluster {
  binaries: PostgresBinaries;
  /** The folder itself. */
  cluster: string;
  account?: Account;
  isDurable: boolean;
}

/** Owner of the cluster: a superuser without a password, so it cannot connect. */
export const superuser = 'signalbox';

const execute = promisify(execFile);

/** Created under another name and renamed when complete, so that a crash leaves no partial database. */
export async function createCluster({ binaries, cluster, major, account, isDurable }: Cluster & { major: number }) {
  const half = `${cluster}.half`;
  rmSync(half, { recursive: true, force: true });
  // The folder around it belongs to root then, and `initdb` runs as `account`.
  mkdirSync(half, { mode: 0o700 });
  if (account) chownSync(half, account.uid, account.gid);
  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C'];
  const durability = isDurable ? [] : ['--no-sync'];
  try {
    await execute(
      binaries.initdb,
      ['-D', half, '-U', superuser, '--auth=reject', '--encoding=UTF8', '--no-instructions', ...locale, ...durability],
      { ...account, cwd: '/', env: plainEnvironment() },
    );
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    throw new PostgresError(`The database could not be created in ${cluster}: ${stderr.trim() || String(cause)}`, {
      cause,
    });
  }
  renameSync(half, cluster);
}

export function rejectOtherVersion(cluster: string, major: number) {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (Number(found) !== major)
    throw new PostgresError(
      `${cluster} was written by PostgreSQL ${found}, this program brings ${major}: start it with the earlier release, or move the data by dump and restore`,
    );
}

/** Without the operator's PG* variables, which would change the options, and with English messages. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
