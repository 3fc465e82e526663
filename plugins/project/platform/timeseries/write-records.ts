import { PlatformError } from '@signalbox/api';
import { findUnstorable, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { TimeseriesRecords } from '../../shared/generated/types';
import { storableTime } from './storable-time';

interface ReadingsToWrite {
  project: string;
  records: TimeseriesRecords['records'];
}

/** Stores readings, one row per field, all or none of them. A repeated reading replaces the stored one. */
export async function writeRecords(
  { pool, clock }: Pick<PlatformKit, 'pool' | 'clock'>,
  { project, records }: ReadingsToWrite,
): Promise<void> {
  const rows = new Map<string, JsonObject>();
  for (const [index, { table, device, time, values }] of records.entries()) {
    const unstorable = findUnstorable({ table, device, values }, `/records/${index}`);
    if (unstorable) throw wrong(unstorable.pointer);
    const at = storableTime(time ?? clock.now())?.toISOString();
    if (at === undefined) throw wrong(`/records/${index}/time`);
    for (const [field, value] of Object.entries(values)) {
      // A statement must not write a row twice: the later reading wins.
      rows.set(JSON.stringify([table, device, field, at]), { table_id: table, device, field, time: at, value });
    }
  }
  await pool.query(
    `insert into timeseries_record (project, table_id, device, field, time, value)
     select $1, table_id, device, field, time, value
     from jsonb_to_recordset($2::jsonb) as sent (table_id text, device text, field text, time timestamptz, value jsonb)
     on conflict (project, table_id, device, field, time) do update set value = excluded.value`,
    [project, JSON.stringify([...rows.values()])],
  );
}

function wrong(pointer: string): PlatformError {
  return new PlatformError('invalidField', { pointer });
}
