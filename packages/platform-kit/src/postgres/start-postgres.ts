import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Account, accountForPostgres } from './account';
import { databaseHome, isShortSocketFolder, reachableBinaries, socketFolder } from './database-home';
import { findBinaries, type PostgresBinaries } from './find-binaries';
import { PostgresError } from './postgres-error';
import { stopOrphan } from './stop-orphan';

export interface RunningPostgres {
  /** Connection string of the database `signalbox`, over a Unix socket. */
  url: string;
  /** Process id of the database. */
  pid: number;
  /** Where the cluster, its log and its socket lie. */
  home: string;
  /** Resolves when the database has ended by itself, with the last lines of its log. */
  ended: Promise<string>;
  /** Ends sessions, writes everything, stops. */
  stop(): Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  /** Another installation than the one from the registry. */
  binaries?: PostgresBinaries;
  /** False gives up the data on a crash: for tests only. */
  isDurable?: boolean;
}

/** Starts a PostgreSQL of our own on `<dataDir>/database`; creates it first where there is none. The caller holds the folder's lock. */
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
  const cluster = join(home, 'cluster');
  await stopOrphan(cluster);
  if (!existsSync(cluster)) await createCluster({ binaries: reachable, cluster, major, account, isDurable });
  refuseOtherVersion(cluster, major);
  return run({ binaries: reachable, cluster, home, account, isDurable });
}

const noBinaries =
  'No PostgreSQL comes with the program for this machine: set DATABASE_URL to a PostgreSQL 15 or later';
const execute = promisify(execFile);
const superuser = 'signalbox';

interface Cluster {
  binaries: PostgresBinaries;
  cluster: string;
  account?: Account;
  isDurable: boolean;
}

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

/** Built aside and renamed when whole, so that a kill in between leaves nothing that looks like a database. */
async function createCluster({ binaries, cluster, major, account, isDurable }: Cluster & { major: number }) {
  const half = `${cluster}.half`;
  rmSync(half, { recursive: true, force: true });
  const locale = major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'] : ['--locale=C'];
  const durability = isDurable ? [] : ['--no-sync'];
  try {
    await execute(
      binaries.initdb,
      ['-D', half, '-U', superuser, '--auth=trust', '--encoding=UTF8', '--no-instructions', ...locale, ...durability],
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

function refuseOtherVersion(cluster: string, major: number) {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (Number(found) !== major)
    throw new PostgresError(
      `${cluster} was written by PostgreSQL ${found}, this program brings ${major}: start it with the earlier release, or move the data by dump and restore`,
    );
}

async function run({
  binaries,
  cluster,
  home,
  account,
  isDurable,
}: Cluster & { home: string }): Promise<RunningPostgres> {
  const socket = socketFolder({ home, account });
  const logPath = join(home, 'postgres.log');
  const log = openSync(logPath, 'w', 0o600);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    ...(isDurable
      ? { fsync: 'on', synchronous_commit: 'on', shared_buffers: '256MB' }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '64MB' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A group of its own: Ctrl-C in a terminal reaches the server only, which then stops the database in good order.
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
    `postgresql://${superuser}@localhost/${database}?host=${encodeURIComponent(socket)}`;
  try {
    await ready({ url: urlOf('postgres'), child, logTail });
  } catch (cause) {
    child.kill('SIGINT');
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

const databaseName = 'signalbox';
/** Recovery after a crash may take its time; it tells in the log. */
const startPatienceMs = 120_000;

async function ready({ url, child, logTail }: { url: string; child: ChildProcess; logTail(): string }) {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (failure) throw new PostgresError(`${noBinaries} (${failure.message})`, { cause: failure });
      if (child.exitCode !== null || child.signalCode !== null)
        throw new PostgresError(`The database did not start: ${logTail()}`, { cause });
      if (Date.now() > deadline)
        throw new PostgresError(`The database is not ready after ${startPatienceMs / 1000} seconds: ${logTail()}`, {
          cause,
        });
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
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

/** Without the operator's PG* variables, which would bend ours, and with words we can read. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}
