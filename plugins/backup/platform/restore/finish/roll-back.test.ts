import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aRecord, dataState, insertAdministrator, insertDocuments } from '@signalbox/project-data/testing';
import type { RestoreChoice } from '../choice/restore-choice';
import type { RestoreStep } from '../restore-deps';
import { putArchive, restore, restorePlatform } from '../testing/restore-bench';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await restorePlatform();
  const { kit } = platform;
  await insertAdministrator(kit);
  await insertDocuments(kit, 'report', { d1: { n: 1 }, d2: { n: 2 }, d3: { n: 3 }, d4: { n: 4 } });
  await insertDocuments(kit, 'user', { leaves: { username: 'leaves' }, stays: { username: 'stays' } });
  await kit.pool.query(
    `insert into user_secret (user_id, password_hash) values ('leaves', 'hash of leaves'), ('stays', 'hash of stays')`,
  );
  await kit.pool.query(`insert into setting values ('default', 3, '{"name": "Here"}')`);
  await putArchive(platform, 'b1', {
    modules: {
      report: [aRecord('d1', { n: 1 }), aRecord('d2', { n: 'restored' }), aRecord('d3', { n: 'restored' })],
      user: [aRecord('admin', { username: 'admin', isSuper: true })],
      setting: [{ id: 'setting', body: { name: 'There' } }],
      table: [aRecord('t1', {})],
    },
  });
});
afterEach(() => platform.close());

const choices: [string, RestoreChoice][] = [
  ['replaces everything', { rules: { report: 2, user: 2, setting: 2, table: 2 } }],
  ['adds and overwrites', { rules: { report: 0, user: 0, setting: 0, table: 0 } }],
  ['only adds', { rules: { report: 1, user: 1, setting: 1, table: 1 } }],
];

/**
 * Restores, and rolls back. `meanwhile` runs after the safety backup and before the locks. Returns the state at the
 * locks.
 */
async function goBack(choice: RestoreChoice, meanwhile: string[]) {
  const { kit } = platform;
  let was: Awaited<ReturnType<typeof dataState>> = {};
  const atStep = async (step: RestoreStep) => {
    if (step === 'saved') for (const write of meanwhile) await kit.pool.query(write);
    if (step === 'locked') was = await dataState(kit);
  };
  const checkHealth = async () => ({ reason: 'noSuperUser' as const });
  const running = restore(platform, { choice, deps: { atStep, checkHealth } });
  await expect(running).rejects.toMatchObject({ errorName: 'restoreReturned' });
  return was;
}

it.each(choices)('restores concurrent writes between the safety backup and a restore that %s', async (_, choice) => {
  const document = `insert into document (project, collection, id, body) values`;
  const was = await goBack(choice, [
    `${document} ('default', 'report', 'new', '{"n": 1.50}'), ('default', 'report', 'd5', '{}')`,
    `update document set body = '{"n": "changed"}', updated_at = now() where id in ('d2', 'd4')`,
    `delete from document where id in ('d1', 'd3', 'd5')`,
    `${document} ('default', 'user', 'comes', '{"username": "comes"}')`,
    `insert into user_secret (user_id, password_hash) values ('comes', 'hash of comes')`,
    `delete from document where id = 'leaves'`,
    `delete from user_secret where user_id = 'leaves'`,
    `update user_secret set password_hash = 'new hash of stays' where user_id = 'stays'`,
    `update setting set revision = 4, body = '{"name": "Meanwhile", "ftp": {"host": "h", "password": {"isSet": true}}}'`,
    `insert into setting_secret values ('default', 'ftp/password', 'quiet')`,
    `${document} ('default', 'table', 't9', '{}')`,
  ]);
  expect(await dataState(platform.kit)).toEqual(was);
  expect((await platform.kit.pool.query('select from backup_restore_kept')).rowCount).toBe(0);
});

it('restores a record that was deleted and inserted again, and one whose change was rolled back', async () => {
  const was = await goBack({ rules: { report: 2 } }, [
    `delete from document where id = 'd1'`,
    `insert into document (project, collection, id, body) values ('default', 'report', 'd1', '{"again": true}')`,
    `do $$ begin update document set body = '{}' where id = 'd4'; raise division_by_zero;
      exception when division_by_zero then null; end $$`,
    `do $$ begin perform from document where id = 'd2' for update; end $$`,
  ]);
  expect(await dataState(platform.kit)).toEqual(was);
  expect(JSON.stringify(was)).toContain('again');
});

/** While a transaction runs that is older than a row, the writer of the row is unknown. */
async function olderTransactionsEnd() {
  const { rows } = await platform.kit.pool.query<{ id: string }>('select pg_current_xact_id()::text as id');
  const oldest = async () => {
    const found = await platform.kit.pool.query<{ id: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as id',
    );
    return Number(found.rows[0]!.id);
  };
  await expect.poll(oldest, { timeout: 60_000 }).toBeGreaterThan(Number(rows[0]!.id));
}

it('saves nothing without concurrent writes', async () => {
  await olderTransactionsEnd();
  const notes: unknown[] = [];
  const atStep = async (step: RestoreStep) => {
    if (step !== 'committed') return;
    const { rows } = await platform.kit.pool.query(`select kind from backup_restore_kept where kind <> 'password'`);
    notes.push(...rows);
  };
  await restore(platform, { choice: { rules: { report: 2, user: 2, table: 2 } }, deps: { atStep } });
  expect(notes).toEqual([]);
});

it('rolls back to settings and accounts that a restore would reject', async () => {
  const { kit } = platform;
  await kit.pool.query(`update setting set body = '{"loginDuration": "long", "unheardOf": true}'`);
  await kit.pool.query(`delete from user_secret where user_id = 'admin'`);
  await kit.pool.query(`insert into user_secret (user_id, password_hash) values ('root', 'hash')`);
  await putArchive(platform, 'b1', {
    modules: {
      user: [aRecord('root', { username: 'root', isSuper: true })],
      setting: [{ id: 'setting', body: { name: 'There' } }],
    },
  });
  const was = await goBack({ rules: { user: 2, setting: 2 } }, []);
  // Only the password without a user is not restored.
  const passwords = was['user_secret']!.filter((line) => !line.includes('root'));
  expect(await dataState(kit)).toEqual({ ...was, user_secret: passwords });
});
