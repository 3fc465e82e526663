import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Account, accountForPostgres } from './account';
import { type Cluster, createCluster, plainEnvironment, rejectOtherVersion } from './cluster';
import { databaseHome, isShortSocketFolder, reachableBinaries, socketFolder } from './database-home';
import { findBinaries, type PostgresBinaries } from './find-binaries';
import { PostgresError } from './postgres-error';
import { databaseName, platformRole, secureCluster } from './secure-cluster';
import { stopOrphan } from './stop-orphan';

export interface RunningPostgres {
  /** Connection string of the database `signalbox`, over a Unix socket. */
  url: string;
  /** Process id of the database. */
  pid: number;
  /** Folder of the cluster, its log and its socket. */
  home: string;
  /** Resolves when the database has ended by itself, with the last lines of its log. */
  ended: Promise<string>;
  /** Ends sessions, writes all data, and stops. */
  stop(): Promise<void>;
}

interface PostgresOptions {
  dataDir: string;
  /** Another installation than the one from the registry. */
  binaries?: PostgresBinaries;
  /** False risks the data on a crash: for tests only. */
  isDurable?: boolean;
}

/** Starts PostgreSQL on `<dataDir>/database`; creates the database first if there is none. The caller has the folder's lock. */
export async function startPostgres({
  dataDir,
  binaries = findBinaries(),
  isDurable = true,
}: PostgresOptions): Promise<RunningPostgres> {
  if (!binaries) throw new PostgresError(noBinaries);
  const account = accountForPostgres();
  const home = databaseHome({ dataDir, account });
  const reachable = reachableBinaries({ binaries, home, account });
  const major = await majorVersion(reachable, account);
  const folder = join(home, 'cluster');
  const cluster: Cluster = { binaries: reachable, cluster: folder, account, isDurable };
  await stopOrphan({ cluster: folder, home });
  if (!existsSync(folder)) await createCluster({ ...cluster, major });
  rejectOtherVersion(folder, major);
  const passwordPath = join(home, 'password');
  try {
    return await run({ ...cluster, home, password: await secureCluster(cluster, { passwordPath }) });
  } catch (error) {
    if (!isWrongPassword(error)) throw error;
    // The cluster was restored without the file of its password.
    const password = await secureCluster(cluster, { passwordPath, isPasswordLost: true });
    return run({ ...cluster, home, password });
  }
}

const noBinaries =
  'No PostgreSQL comes with the program for this machine: set DATABASE_URL to a PostgreSQL 15 or later';
const execute = promisify(execFile);

async function majorVersion({ postgres }: PostgresBinaries, account?: Account): Promise<number> {
  try {
    const { stdout } = await execute(postgres, ['--version'], { ...account, cwd: '/' });
    return Number(/(\d+)/.exec(stdout)?.[1]);
  } catch (cause) {
    throw new PostgresError(
      `${noBinaries} (${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)})`,
      { cause },
    );
  }
}

async function run({
  binaries,
  cluster,
  home,
  account,
  isDurable,
  password,
}: Cluster & { home: string; password: string }): Promise<RunningPostgres> {
  const socket = socketFolder({ home, account });
  const logPath = join(home, 'postgres.log');
  const log = openSync(logPath, 'w', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    // Other processes of this account could read its files in /dev/shm.
    ...(account && { dynamic_shared_memory_type: 'mmap' }),
    ...(isDurable ? { fsync: 'on', synchronous_commit: 'on', shared_buffers: '256MB' } : temporary),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Its own process group: Ctrl-C in a terminal reaches the server only, which then stops the database in order.
  const child = spawn(binaries.postgres, ['-D', cluster, ...flags], {
    ...account,
    cwd: '/',
    env: plainEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const logTail = () => readFileSync(logPath, 'utf8').trim().split('\n').slice(-3).join('\n');
  const ended = exit.then(logTail);
  const urlOf = (database: string) =>
    `postgresql://${platformRole}:${password}@localhost/${database}?host=${encodeURIComponent(socket)}`;
  try {
    await ready({ url: urlOf('postgres'), child, logTail });
  } catch (cause) {
    child.kill('SIGINT');
    if (child.pid !== undefined) await exit;
    throw cause;
  }
  await createDatabaseOnce(urlOf('postgres'));
  return {
    url: urlOf(databaseName),
    pid: child.pid ?? 0,
    home,
    ended,
    async stop() {
      child.kill('SIGINT');
      await exit;
      if (isShortSocketFolder(socket)) rmSync(socket, { recursive: true, force: true });
    },
  };
}

/**
 * Autovacuum is off, because the platform's role must not end its processes: a database in which one works could not be
 * dropped.
 */
const temporary = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '64MB',
};

/** Recovery after a crash may take a while; the log shows it. */
const startTimeoutMs = 120_000;

async function ready({ url, child, logTail }: { url: string; child: ChildProcess; logTail(): string }) {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (isWrongPassword(cause)) throw cause;
      if (failure) throw new PostgresError(`${noBinaries} (${failure.message})`, { cause: failure });
      if (child.exitCode !== null || child.signalCode !== null)
        throw new PostgresError(`The database did not start: ${logTail()}`, { cause });
      if (Date.now() > deadline)
        throw new PostgresError(`The database is not ready after ${startTimeoutMs / 1000} seconds: ${logTail()}`, {
          cause,
        });
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
}

/** PostgreSQL's class 28: the password does not fit, or the role is not there. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('28');
}

async function createDatabaseOnce(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
