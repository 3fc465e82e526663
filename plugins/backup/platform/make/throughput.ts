import type { PlatformKit } from '@signalbox/platform-kit';
import { backupCollection } from '../records/backup-record';

/** Bytes per second of the last backups. Undefined when none was measured. */
export async function throughput({ pool }: Pick<PlatformKit, 'pool'>, project: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ bytes: number; seconds: number }>(
    `select (body ->> 'contentBytes')::float8 as bytes, (body ->> 'seconds')::float8 as seconds from document
     where project = $1 and collection = $2 and body @> '{"type": "export", "status": "succeed"}'
       and body ->> 'origin' is distinct from 'safety' -- those are compressed less
       and (body ->> 'contentBytes')::float8 >= ${leastBytes} and (body ->> 'seconds')::float8 > 0
     order by body ->> 'createTime' desc limit ${counted}`,
    [project, backupCollection],
  );
  if (rows.length === 0) return undefined;
  const total = (key: 'bytes' | 'seconds') => rows.reduce((sum, row) => sum + row[key], 0);
  return total('bytes') / total('seconds');
}

/** Smaller backups measure the constant costs, not the content. */
const leastBytes = 1_000_000;
const counted = 5;
