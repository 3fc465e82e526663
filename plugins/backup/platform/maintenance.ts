import type { FastifyInstance } from 'fastify';
import { correctFutureBackups, correctFutureRuns } from './cycles/correct-future-times';
import { adoptArchives } from './records/adopt-archives';
import { sweepTemporary } from '@signalbox/platform-kit/archive-files';
import type { BackupDeps } from './deps';
import type { RestoreDeps } from './restore/restore-deps';

/**
 * Removes temporary files and adopts archives at the start, tidies their store, and rebuilds a missing index of documents from time to
 * time.
 */
export function startMaintenance(
  rest: FastifyInstance,
  { kit, log }: BackupDeps,
  { bodyIndex }: Pick<RestoreDeps, 'bodyIndex'>,
): void {
  kit.every(indexIntervalMilliseconds, {
    name: 'keep the index of documents',
    isAlsoAtStart: true,
    run: () => bodyIndex.keep(),
  });
  kit.every(hourMilliseconds, {
    name: 'remove leftovers of archives',
    isAlsoAtStart: true,
    run: () => kit.archives.removeLeftovers(),
  });
  kit.every(hourMilliseconds, {
    name: 'correct next runs in the future',
    isAlsoAtStart: true,
    run: () => correctFutureRuns(kit),
  });
  kit.every(hourMilliseconds, { name: 'correct dates of backups in the future', run: () => correctFutureBackups(kit) });
  rest.addHook('onReady', async () => {
    await sweepTemporary(kit);
    await adoptArchives({ kit, log }).catch((err: unknown) =>
      log.error({ err }, 'archives without a record were not looked for'),
    );
  });
  rest.addHook('preClose', () => bodyIndex.stop());
}

const indexIntervalMilliseconds = 15_000;
const hourMilliseconds = 60 * 60 * 1000;
