import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sha256Hex } from '../sha256-hex';
import { type Account, accountForPostgres, canEnter } from './account';
import { binariesBelow, type PostgresBinaries } from './find-binaries';
import { PostgresError } from './postgres-error';

/**
 * Throws for a database that belongs to another user than the one that PostgreSQL would run as here. Before anything is changed:
 * its owner could not start it any more. The folder around it tells root's database from that of a program that ran as `nobody`.
 */
export function rejectOtherOwner(dataDir: string): void {
  const uid = process.getuid?.();
  const postgresUid = accountForPostgres()?.uid ?? uid;
  requireOwner(join(dataDir, 'database', 'cluster'), postgresUid, 'PostgreSQL');
  requireOwner(join(dataDir, 'database', 'cluster.half'), postgresUid, 'PostgreSQL');
  if (uid === 0) requireOwner(join(dataDir, 'database'), uid, 'the program');
}

function requireOwner(folder: string, uid: number | undefined, who: string): void {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid ?? uid;
  if (owner !== uid)
    throw new PostgresError(
      `${folder} belongs to the user with the number ${owner}, but ${who} would run as ${uid}: start the program as the user that started it before`,
    );
}

/**
 * The folder `database` of the data folder: cluster, log and socket. A database that root starts could not reach it below
 * a folder that only root may enter (a home of mode 0700). It is then under `/var/lib/signalbox/<id>`, and `database` is a
 * symbolic link to it, which also stays valid when the data folder is renamed.
 */
export function databaseHome({ dataDir, account }: { dataDir: string; account?: Account }): string {
  const home = join(dataDir, 'database');
  if (account) makeTraversable(account, dataDir);
  if (account && !existsLink(home) && !canEnter(account, realpathSync(dataDir))) {
    const away = join(systemFolder, sha256Hex(realpathSync(dataDir)).slice(0, 12));
    mkdirSync(away, { recursive: true, mode: 0o755 });
    symlinkSync(away, home);
  }
  if (!existsSync(home)) {
    if (existsLink(home))
      throw new PostgresError(
        `${home} is a link to a folder that is gone: bring the folder back, or remove the link to start empty`,
      );
    mkdirSync(home, { recursive: true, mode: 0o700 });
  }
  const real = realpathSync(home);
  if (account) openToGroup(real, account, 0o710);
  return real;
}

/** Root's folder. Processes of the database's group may pass it; others that run as `nobody` may not. */
function openToGroup(folder: string, account: Account, mode: number) {
  chownSync(folder, 0, account.gid);
  chmodSync(folder, mode);
}

/** Lets the database's user traverse the data folder, if that user can reach it. Folders above it are not changed. */
function makeTraversable(account: Account, dataDir: string) {
  if (canEnter(account, realpathSync(join(dataDir, '..')))) chmodSync(dataDir, statSync(dataDir).mode | 0o001);
}

const systemFolder = '/var/lib/signalbox';

/** The given binaries, or a copy of them in `home` when `account` cannot reach them. */
export function reachableBinaries({
  binaries,
  home,
  account,
}: {
  binaries: PostgresBinaries;
  home: string;
  account?: Account;
}): PostgresBinaries {
  if (!account || canEnter(account, realpathSync(join(binaries.root, 'bin')))) return binaries;
  const version = sha256Hex(realpathSync(binaries.root)).slice(0, 12);
  const copy = join(home, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.half`;
    rmSync(half, { recursive: true, force: true });
    cpSync(realpathSync(binaries.root), half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, copy);
  }
  const copied = binariesBelow(copy);
  if (!copied)
    throw new PostgresError(`The copy of PostgreSQL in ${copy} is incomplete: remove that folder and start again`);
  return copied;
}

/** A folder for the Unix socket: in `home`, or a new one with a shorter name if the path would be too long for the kernel. */
export function socketFolder({ home, account }: { home: string; account?: Account }): string {
  const near = nearSocketFolder(home);
  const folder =
    Buffer.byteLength(join(near, socketLockName)) <= maxSocketPathBytes
      ? near
      : mkdtempSync(join(shortFolder(account), socketFolderPrefix));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) openToGroup(folder, account, 0o770);
  return folder;
}

export const nearSocketFolder = (home: string) => join(home, 'socket');

/** True for a folder that `socketFolder` created outside of `home`. */
export function isShortSocketFolder(folder: string): boolean {
  return basename(folder).startsWith(socketFolderPrefix);
}

const socketFolderPrefix = 'signalbox-';
/** The socket of PostgreSQL, and the file that claims it. */
export const [socketName, socketLockName] = ['.s.PGSQL.5432', '.s.PGSQL.5432.lock'] as const;
/** 103 on macOS, 107 on Linux. */
export const maxSocketPathBytes = 103;

/** Where `account` may go, for paths that would be too long elsewhere. */
export function shortFolder(account?: Account): string {
  const folder = realpathSync(tmpdir());
  const isUsable = (!account || canEnter(account, folder)) && Buffer.byteLength(folder) < 70;
  return isUsable ? folder : '/tmp';
}

function existsLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
