import { randomUUID } from 'node:crypto';
import type { StatsFs } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isDiskFull,
  type Migration,
  type PlatformKit,
  type PlatformPlugin,
  withDeadline,
} from '@signalbox/platform-kit';
import type { Traffic } from './traffic';

/**
 * What a server needs for its requests. `failed`: the reason is in the log. `full`: the disk. `away`: archives cannot be stored, but no other server
 * has stored any since. It stays ready then: all but backups and media works, and no server could take over.
 */
type ReadinessCheck = 'database' | 'migrations' | 'storage' | 'archives' | 'traffic';
export type Readiness = Record<ReadinessCheck, 'ok' | 'failed' | 'full' | 'away' | 'draining'>;

interface ReadinessOptions {
  kit: PlatformKit;
  plugins: readonly PlatformPlugin[];
  traffic: Traffic;
  /** The migrations that this version needs. */
  migrations: readonly Pick<Migration, 'name'>[];
}

/** Returns a function that checks what this server needs. It checks at most once a second, however often it is called. */
export function createReadiness({ kit, plugins, traffic, migrations }: ReadinessOptions): () => Promise<Readiness> {
  let checked: Promise<Omit<Readiness, 'traffic'>> | undefined;
  /** Why checks fail. Probes come every few seconds: the log has a line when a check begins to fail, or fails for another reason. */
  const reasons = new Map<ReadinessCheck, unknown>();
  const outcomeOf = async (name: ReadinessCheck, check: () => Promise<void>) => {
    try {
      await withDeadline(check(), deadlineMilliseconds);
      reasons.delete(name);
      return 'ok' as const;
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? error.code : String(error);
      if (reasons.get(name) !== reason) kit.log.warn({ err: error, check: name }, 'not ready');
      reasons.set(name, reason);
      return isDiskFull(error) ? 'full' : 'failed';
    }
  };
  let triedAt = 0;
  let archives: Readiness['archives'] = 'ok';
  let failedSince: number | undefined;
  /** Writes to the store, which may cost money, seldom as long as it works. */
  const tryArchives = async () => {
    if (archives === 'ok' && Date.now() - triedAt < archivesMilliseconds) return archives;
    triedAt = Date.now();
    const outcome = await outcomeOf('archives', () => kit.archives.tryOut());
    if (outcome === 'ok') {
      kit.figures.storedAt = Date.now();
      failedSince = undefined;
      return (archives = 'ok');
    }
    failedSince ??= triedAt;
    return (archives = (await isStoredElsewhere((Date.now() - failedSince) / 1000)) ? outcome : 'away');
  };
  /** Whether another server has stored an archive within the last seconds. */
  const isStoredElsewhere = async (seconds: number) => {
    const answers = plugins.map(async (plugin) => plugin.isStoredElsewhere?.(kit, { seconds }));
    const settled = await Promise.allSettled(answers.map((answer) => withDeadline(answer, deadlineMilliseconds)));
    // Without the database, the server is not ready anyway.
    return settled.some((each) => each.status === 'fulfilled' && each.value === true);
  };
  const check = async () => {
    const [database, applied, storage, tried] = await Promise.all([
      outcomeOf('database', async () => void (await kit.pool.query('select 1'))),
      outcomeOf('migrations', async () => rejectMissing(kit, migrations)),
      outcomeOf('storage', async () => tryStorage(kit.dataDir)),
      tryArchives(),
    ]);
    return { database, migrations: applied, storage, archives: tried };
  };
  return async () => {
    if (checked === undefined) {
      checked = check();
      setTimeout(() => (checked = undefined), keptMilliseconds).unref();
    }
    return { ...(await checked), traffic: traffic.isDraining() ? 'draining' : 'ok' };
  };
}

const keptMilliseconds = 1_000;
const archivesMilliseconds = 60_000;
const deadlineMilliseconds = 3_000;

async function rejectMissing(
  { pool }: Pick<PlatformKit, 'pool'>,
  migrations: ReadinessOptions['migrations'],
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select wanted as name from unnest($1::text[]) wanted where wanted not in (select name from signalbox_migration)',
    [migrations.map(({ name }) => name)],
  );
  if (rows.length > 0) throw new Error(`not applied: ${rows.map(({ name }) => name).join(', ')}`);
}

async function tryStorage(dataDir: string): Promise<void> {
  const file = join(dataDir, `.ready-${randomUUID()}`);
  try {
    await writeFile(file, 'ready');
    rejectFull(await statfs(dataDir));
  } finally {
    await rm(file, { force: true });
  }
}

/** A small file may still fit where the database finds no room for its log. */
export function rejectFull({ bavail, bsize }: Pick<StatsFs, 'bavail' | 'bsize'>): void {
  const bytes = bavail * bsize;
  if (bytes < minFreeBytes)
    throw Object.assign(new Error(`the disk of DATA_DIR has ${bytes} bytes left`), { code: 'ENOSPC' });
}

/** A segment of PostgreSQL's log. */
const minFreeBytes = 16 * 2 ** 20;
