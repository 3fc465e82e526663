import { defaultBackupName } from '../make/backup-name';
import type { BackupCycle } from './cycle';

/** `Nightly 2026-05-04 03:02:00`, by the clock of whoever set the cycle up; of a long file name, what there is room for. */
export function archiveName({ cycle, nowMilliseconds }: { cycle: BackupCycle; nowMilliseconds: number }): string {
  const { offsetMinutes } = cycle.editor;
  return defaultBackupName({ systemName: cycle.fileName, nowMilliseconds, offsetMinutes });
}
