import { PlatformError } from '@signalbox/api';
import { findUnstorable, type PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

/** What one device read at one time. */
export interface DeviceReading {
  table: string;
  device: string;
  /** ISO; now unless given. */
  time?: string;
  values: JsonObject;
}

interface ReadingsToWrite {
  project: string;
  records: readonly DeviceReading[];
}

/** Stores readings, one row per field, all or none of them. What was read at a time is replaced by what is sent again. */
export async function writeRecords(
  { pool, clock }: Pick<PlatformKit, 'pool' | 'clock'>,
  { project, records }: ReadingsToWrite,
): Promise<void> {
  const rows = new Map<string, JsonObject>();
  for (const [index, { table, device, time, values }] of records.entries()) {
    const at = timeOf(time, { index, now: clock.now() });
    for (const [field, value] of Object.entries(values)) {
      if (findUnstorable({ value })) throw wrong(`/records/${index}/values/${field}`);
      // A statement may not touch a row twice: the later one counts.
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

/** In UTC, whatever zone it was said in. */
function timeOf(text: string | undefined, { index, now }: { index: number; now: number }): string {
  const time = new Date(text ?? now);
  if (Number.isNaN(time.getTime())) throw wrong(`/records/${index}/time`);
  return time.toISOString();
}

function wrong(pointer: string): PlatformError {
  return new PlatformError('invalidField', { field: pointer.slice(1).replaceAll('/', '.'), pointer });
}
