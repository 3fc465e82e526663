import type { Watched } from '../measure/watch';

export interface BackupReport {
  megabytes: number;
  idleBytes: number;
  zipSeconds: number;
  unzipSeconds: number;
  backup: Watched<unknown>;
  restores: Record<'ofLost' | 'overSame' | 'overChanged', Watched<unknown>>;
}

interface Target {
  what: string;
  measured: number;
  limit: number;
}

/** Each target with its measured value. */
function targetsOf({ idleBytes, zipSeconds, unzipSeconds, backup, restores }: BackupReport): Target[] {
  const grown = ({ peakBytes }: Watched<unknown>) => (peakBytes - idleBytes) / 1e6;
  const each = restoresOf(restores);
  return [
    { what: 'backup ÷ zip -r, wall time', measured: backup.seconds / zipSeconds, limit: 1 },
    ...each.map(([what, { seconds }]) => ({
      what: `${what} ÷ unzip, wall time`,
      measured: seconds / unzipSeconds,
      limit: 1,
    })),
    { what: 'memory above idle in a backup, MB', measured: grown(backup), limit: 200 },
    ...each.map(([what, watched]) => ({
      what: `memory above idle in a ${what}, MB`,
      measured: grown(watched),
      limit: 200,
    })),
    { what: 'GET core/setting in a backup, 99th percentile, ms', measured: backup.answer99Ms, limit: 100 },
  ];
}

function restoresOf({ ofLost, overSame, overChanged }: BackupReport['restores']) {
  return [
    ['restore of what is lost', ofLost],
    ['restore over the same', overSame],
    ['restore over changes', overChanged],
  ] as const;
}

export function print(report: BackupReport): boolean {
  const { megabytes, zipSeconds, unzipSeconds, backup, restores } = report;
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  console.log(
    `\n${megabytes} MB: backup ${seconds(backup.seconds)}, zip -r ${seconds(zipSeconds)}; unzip ${seconds(unzipSeconds)}`,
  );
  for (const [what, watched] of restoresOf(restores)) console.log(`${what}: ${seconds(watched.seconds)}`);
  const targets = targetsOf(report);
  for (const { what, measured, limit } of targets)
    console.log(`${measured <= limit ? 'met   ' : 'missed'}  ${what}: ${measured.toFixed(2)} (at most ${limit})`);
  return targets.every(({ measured, limit }) => measured <= limit);
}
