import { lockDataDir, PostgresError, rejectOtherOwner, startPostgres } from '@signalbox/platform-kit/postgres';
import { Client } from 'pg';
import type { Environment } from '../env';
import { sharesProcesses } from './shares-processes';

interface PlatformDatabase {
  url: string;
  /** Stops the embedded database. The operator's own database keeps running. */
  release(): Promise<void>;
}

const minVersion = 15;

/** The operator's PostgreSQL of `DATABASE_URL`, else the embedded one in the data folder. */
export async function openPlatformDatabase({
  environment,
  onEnd,
}: {
  environment: Environment;
  onEnd?: (lastMessages: string) => void;
}): Promise<PlatformDatabase> {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl !== undefined) {
    await rejectUnfit(databaseUrl);
    return { url: databaseUrl, release: async () => undefined };
  }
  rejectOtherOwner(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const postgres = await startPostgres({ dataDir });
    let isStopping = false;
    void postgres.ended.then((lastMessages) => isStopping || onEnd?.(lastMessages));
    return {
      url: postgres.url,
      async release() {
        isStopping = true;
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function rejectUnfit(databaseUrl: string) {
  const options = { connectionString: databaseUrl, connectionTimeoutMillis: 10_000, query_timeout: 10_000 };
  const clients = [new Client(options), new Client(options)] as const;
  const [client, other] = clients;
  try {
    for (const each of clients) await each.on('error', () => undefined).connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (major < minVersion)
      throw new PostgresError(`DATABASE_URL names a PostgreSQL ${major}: PostgreSQL ${minVersion} or later is needed`);
    if (await sharesProcesses(client, other)) throw new PostgresError(pooled);
  } catch (cause) {
    if (cause instanceof PostgresError) throw cause;
    const { message, code } = cause as Error & { code?: string };
    throw new PostgresError(
      `DATABASE_URL: the database cannot be reached (${message || code}); check that it runs, and its address, user and password`,
      { cause },
    );
  } finally {
    for (const each of clients) await each.end().catch(() => undefined);
  }
}

const pooled =
  'DATABASE_URL names a pooler whose connections share those to PostgreSQL: set pool_mode = session in PgBouncer, or name PostgreSQL itself';
