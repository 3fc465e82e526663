import type { BackupCycle } from './cycle';

/** `Nightly 2026-05-04 03:02:00`, by the clock of whoever set the cycle up. */
export function archiveName({ cycle, nowMilliseconds }: { cycle: BackupCycle; nowMilliseconds: number }): string {
  const local = new Date(nowMilliseconds + cycle.editor.offsetMinutes * 60_000);
  return `${cycle.fileName.trim()} ${local.toISOString().slice(0, 19).replace('T', ' ')}`;
}
