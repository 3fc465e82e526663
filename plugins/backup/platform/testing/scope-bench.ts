import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { expect, vi } from 'vitest';
import { dataState, insertAdministrator } from '@signalbox/project-data/testing';
import { type BackupPlatform, createBackupPlatform } from './backup-platform';

/** A platform of several projects with time series, and requests for any kind of backup. */
export interface ScopeBench {
  platform: BackupPlatform;
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Resets the platform. */
  reset(): Promise<void>;
  /** Like `dataState`, with the time series, without the history of settings. */
  state(): Promise<Record<string, string[]>>;
  changeEverything(): Promise<void>;
  ask(path: string, query: JsonObject): ReturnType<BackupPlatform['send']>;
  /** Waits until a job has ended. */
  finished(id: string): Promise<void>;
  /** Makes a backup below `path` and returns its id. */
  backUp(path: string, modules: string[]): Promise<string>;
}

export const everything = ['document', 'settings', 'timeseries_record'];
/** Must not be in any backup. */
export const secrets = ['hash-of-a-password', 'ftp-secret-value', 'hash-of-an-app', 'session-token-hash'];

/** The query of a restore of the backup `id`. Its name confirms a rule that clears. */
export function input(id: string, modules: string[], rule: number) {
  return {
    id,
    name: 'All',
    item: { mongodb: true },
    moduleRules: Object.fromEntries(modules.map((name) => [name, rule])),
    ...(rule === 2 ? { confirmation: 'All' } : {}),
  };
}

export async function createScopeBench(): Promise<ScopeBench> {
  const platform = await createBackupPlatform();
  const query: ScopeBench['query'] = (sql, values = []) =>
    platform.kit.pool.query<Record<string, unknown>>(sql, values);
  const ask: ScopeBench['ask'] = (path, asked) =>
    platform.send('GET', `${path}?query=${encodeURIComponent(JSON.stringify(asked))}`);
  const finished = async (id: string) => {
    await vi.waitFor(async () => expect(await platform.task(id)).toMatchObject({ status: 'finish' }), 30_000);
  };
  return {
    platform,
    query,
    ask,
    finished,
    reset: () => reset(platform, query),
    async state() {
      const { rows } = await query('select t::text as line from timeseries_record t order by 1');
      return { ...(await dataState(platform.kit)), series: rows.map(({ line }) => String(line)) };
    },
    changeEverything: () => changeEverything(query),
    async backUp(path, modules) {
      const moduleRules = Object.fromEntries(modules.map((name) => [name, 0]));
      const { body, status } = await ask(`${path}/export`, { name: 'All', item: { mongodb: true }, moduleRules });
      expect(status, JSON.stringify(body)).toBe(200);
      await finished(String(body['id']));
      return String(body['id']);
    },
  };
}

const tables = ['document', 'setting', 'setting_secret', 'setting_change', 'user_secret', 'timeseries_record'];

async function reset(platform: BackupPlatform, query: ScopeBench['query']) {
  platform.viewer = aViewer();
  for (const table of tables) await query(`delete from ${table}`);
  await insertAdministrator(platform.kit);
  await query(`insert into user_secret (user_id, password_hash) values ('bo', $1), ('app', $2)`, [
    secrets[0],
    secrets[2],
  ]);
  await query(
    `insert into document (project, collection, id, body) values
       ('default', 'user', 'bo', '{"username": "bo"}'), ('default', 'oauth_app', 'app', '{"appkey": "k"}'),
       ('default', 'theme', 'sea', '{"name": "Sea \\u2028 \\\\ \\"名\\"", "tokens": {"n": 1.50}}'),
       ('default', 'no_module_at_all', 'x', '{"a": [null, true]}'), ('default', 'backupCycle', 'c', '{"name": "Nightly"}'),
       ('north', 'theme', 'sea', '{"name": "North sea"}'), ('north', 'flow', 'f', '{}')`,
  );
  const email = { host: 'mail.example', port: 25, from: 'a@b.example', password: { isSet: true } };
  await query(`insert into setting values ('default', 3, $1), ('north', 1, '{"name": "North"}')`, [{ email }]);
  await query(`insert into setting_secret values ('default', 'email/password', $1)`, [secrets[1]]);
  await query(
    `insert into timeseries_record select project, 'pump', 'pump-' || n % 3, 'flow', '2026-03-01'::timestamptz + n * interval '1 second 7 microseconds', to_jsonb(n / 7.0)
     from generate_series(1, 500) n, unnest(array['default', 'north']) project`,
  );
}

async function changeEverything(query: ScopeBench['query']) {
  await query(
    `update document set body = body || '{"changed": 1}', updated_at = now() where collection not in ('backup', 'taskmanager')`,
  );
  await query(`delete from document where id in ('f', 'bo', 'x')`);
  await query(`insert into document (project, collection, id, body) values ('south', 'theme', 'new', '{}')`);
  await query(`update setting set body = '{"name": "Changed"}'`);
  await query(`insert into setting values ('south', 1, '{"name": "South"}')`);
  await query(`update timeseries_record set value = '0' where time < '2026-03-01 00:01'`);
  await query(`delete from timeseries_record where project = 'north' and time > '2026-03-01 00:05'`);
  await query(`insert into timeseries_record values ('south', 'a', 'b', 'c', now(), '1')`);
}
