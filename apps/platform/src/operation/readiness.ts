import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlatformKit, type PlatformPlugin, withDeadline } from '@signalbox/platform-kit';
import type { Traffic } from './traffic';

/**
 * What a server needs for its requests. `failed`: the reason is in the log. `away`: archives cannot be stored, but no other server
 * has stored any since. It stays ready then: all but backups and media works, and no server could take over.
 */
type ReadinessCheck = 'database' | 'migrations' | 'storage' | 'archives' | 'traffic';
export type Readiness = Record<ReadinessCheck, 'ok' | 'failed' | 'away' | 'draining'>;

interface ReadinessOptions {
  kit: PlatformKit;
  plugins: readonly PlatformPlugin[];
  traffic: Traffic;
  /** Names of the migrations that this version needs. */
  migrations: readonly string[];
}

/** Returns a function that checks what this server needs. It checks at most once a second, however often it is called. */
export function createReadiness({ kit, plugins, traffic, migrations }: ReadinessOptions): () => Promise<Readiness> {
  let checked: Promise<Omit<Readiness, 'traffic'>> | undefined;
  const outcomeOf = async (name: ReadinessCheck, check: () => Promise<void>) => {
    try {
      await withDeadline(check(), deadlineMilliseconds);
      return 'ok' as const;
    } catch (error) {
      kit.log.warn({ err: error, check: name }, 'not ready');
      return 'failed' as const;
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
    return (archives = (await isStoredElsewhere((Date.now() - failedSince) / 1000)) ? 'failed' : 'away');
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

async function rejectMissing({ pool }: Pick<PlatformKit, 'pool'>, names: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select wanted as name from unnest($1::text[]) wanted where wanted not in (select name from signalbox_migration)',
    [names],
  );
  if (rows.length > 0) throw new Error(`not applied: ${rows.map(({ name }) => name).join(', ')}`);
}

async function tryStorage(dataDir: string): Promise<void> {
  const file = join(dataDir, `.ready-${randomUUID()}`);
  try {
    await writeFile(file, '');
  } finally {
    await rm(file, { force: true });
  }
}
