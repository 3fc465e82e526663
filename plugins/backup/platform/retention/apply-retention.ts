import type { Retention } from '@signalbox/schemas/types';
import { PlatformError } from '@signalbox/api';
import type { Condition, PlatformKit, WallClock } from '@signalbox/platform-kit';
import { backupErrors } from '../../shared/errors';
import { backupStore } from '../records/backup-record';
import { backupsInUse } from '../records/backups-in-use';
import { deleteBackup } from '../records/delete-backup';
import { planRetention } from './plan-retention';
import type { BackupRecord } from '../../shared/backup-record';

interface RetentionOptions {
  project: string;
  /** `retention` counts the days of this clock. */
  clock: WallClock;
  cycle: { id: string; retention: Retention };
}

/** Deletes the backups that the rule of a cycle does not keep. Returns their number. */
export async function applyRetention(kit: PlatformKit, { project, clock, cycle }: RetentionOptions): Promise<number> {
  const { remove } = planRetention({
    backups: await backupsOfCycle(kit, { project, cycleId: cycle.id }),
    inUse: await backupsInUse(kit, project),
    retention: cycle.retention,
    nowMilliseconds: kit.clock.now(),
    clock,
  });
  let removed = 0;
  for (const { id } of remove) if (await isRemoved(kit, { project, id })) removed += 1;
  return removed;
}

export async function backupsOfCycle(
  kit: PlatformKit,
  { project, cycleId }: { project: string; cycleId: string },
): Promise<BackupRecord[]> {
  const ofCycle: Condition[] = [
    { kind: 'equals', path: ['cycleId'], value: cycleId },
    { kind: 'equals', path: ['type'], value: 'export' },
  ];
  return backupStore(kit, project).find({ kind: 'all', of: ofCycle });
}

/** A user may have protected or deleted it meanwhile, or may be restoring it. */
async function isRemoved(kit: PlatformKit, backup: { project: string; id: string }): Promise<boolean> {
  try {
    await deleteBackup(kit, backup);
    return true;
  } catch (error) {
    if (error instanceof PlatformError && harmless.some((each) => error.is(each))) return false;
    throw error;
  }
}

const harmless = [backupErrors.backupProtected, backupErrors.backupInUse, 'operationRunning', 'notFound'] as const;
