import { seedId } from '@signalbox/platform-kit';
import type { Client } from 'pg';

/** Key of the model of the records. */
export const modelKey = 'benchAlarm';
const model = seedId(`model/${modelKey}`);

const properties = {
  name: { type: 'string' },
  serial: { type: 'string' },
  status: { type: 'string', enum: ['open', 'acknowledged', 'closed', 'suppressed'] },
  severity: { type: 'integer', minimum: 1, maximum: 5 },
  isActive: { type: 'boolean' },
  device: { type: 'string' },
  site: { type: 'string' },
  raisedAt: { type: 'string', format: 'date-time' },
  value: { type: 'number' },
  note: { type: 'string' },
};

/** Stores a model and `count` records. Like a restore of many records, it builds the index of all documents after them. */
export async function makeRecords(client: Client, count: number): Promise<void> {
  const body = { key: modelKey, name: 'Alarm', custom: { schema: { type: 'object', properties } } };
  await client.query(`insert into document (project, collection, id, body) values ('default', 'model', $1, $2)`, [
    model,
    JSON.stringify(body),
  ]);
  await client.query('drop index document_body');
  await client.query(
    `insert into document (project, collection, id, body)
     select 'default', 'table_data', lpad(to_hex(1700000000 + n / 20), 8, '0') || substr(md5(n::text), 1, 16),
       jsonb_build_object('model', $1::text, 'values', jsonb_build_object(
         'name', 'Alarm ' || substr(md5('name' || n), 1, 8),
         'serial', md5('serial' || n),
         'status', (array['open', 'acknowledged', 'closed', 'suppressed'])[1 + hash('status', n) % 4],
         'severity', 1 + hash('severity', n) % 5,
         'isActive', n % 3 = 0,
         'device', 'pump-' || hash('device', n) % 2000,
         'site', 'site-' || hash('site', n) % 40,
         'raisedAt', to_char(timestamp '2026-01-01' + hash('raised', n) % 31536000 * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
         'value', round((hash('value', n) % 100000)::numeric / 100, 2),
         'note', 'The pressure in the line was above its limit for ' || n % 60 || ' minutes.'))
     from generate_series(1, $2::int) as n`.replaceAll(/hash\('(\w+)', n\)/g, `abs(hashtext('$1' || n)::bigint)`),
    [model, count],
  );
  await client.query('create index document_body on document using gin (body jsonb_path_ops)');
  await client.query('vacuum analyze document');
}
