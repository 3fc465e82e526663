import type { Watched } from '../measure/watch';

export interface BackupReport {
  megabytes: number;
  idleBytes: number;
  zipSeconds: number;
  unzipSeconds: number;
  backup: Watched<unknown>;
  restore: Watched<unknown>;
}

interface Target {
  what: string;
  measured: number;
  limit: number;
}

/** Each target with what was measured; limits are those of the issue that asked for them. */
function targetsOf({ idleBytes, zipSeconds, unzipSeconds, backup, restore }: BackupReport): Target[] {
  const grown = ({ peakBytes }: Watched<unknown>) => (peakBytes - idleBytes) / 1e6;
  return [
    { what: 'backup ÷ zip -r, wall time', measured: backup.seconds / zipSeconds, limit: 1 },
    { what: 'restore ÷ unzip, wall time', measured: restore.seconds / unzipSeconds, limit: 1 },
    { what: 'memory above idle in a backup, MB', measured: grown(backup), limit: 200 },
    { what: 'memory above idle in a restore, MB', measured: grown(restore), limit: 200 },
    { what: 'GET core/setting in a backup, 99th percentile, ms', measured: backup.answer99Ms ?? Infinity, limit: 100 },
  ];
}

export function print(report: BackupReport): boolean {
  const { megabytes, zipSeconds, unzipSeconds, backup, restore } = report;
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  console.log(
    `\n${megabytes} MB: backup ${seconds(backup.seconds)}, zip -r ${seconds(zipSeconds)}; restore ${seconds(restore.seconds)}, unzip ${seconds(unzipSeconds)}`,
  );
  const targets = targetsOf(report);
  for (const { what, measured, limit } of targets)
    console.log(`${measured <= limit ? 'met   ' : 'missed'}  ${what}: ${measured.toFixed(2)} (at most ${limit})`);
  return targets.every(({ measured, limit }) => measured <= limit);
}
