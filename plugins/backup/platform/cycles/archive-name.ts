import { localTime } from '../reader-time';
import type { BackupCycle } from './cycle';

/** `Nightly 2026-05-04 03:02:00`, by the clock of whoever set the cycle up. */
export function archiveName({ cycle, nowMilliseconds }: { cycle: BackupCycle; nowMilliseconds: number }): string {
  const { offsetMinutes } = cycle.editor;
  return `${cycle.fileName.trim()} ${localTime({ nowMilliseconds, offsetMinutes })}`;
}
