import { randomUUID } from 'node:crypto';
import { aViewer } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectScope } from '../scopes';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { nightlyBackup } from '../testing/nightly-backup';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());

/** Runs a verification again whose server was killed, for a user who may enter one project only. Returns its task. */
async function repeated(body: { backup?: string }) {
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.view']), projects: new Set(['north']) });
  const { pool, jobs } = platform.kit;
  const id = randomUUID();
  const task = { status: 'ongoing', type: 'x', name: 'All', progress: 0, content: '', mark: projectScope.kinds.verify };
  // Both at once: this server may look for such jobs at any moment.
  await pool.query(
    `with request as (insert into job_request (job_id, user_id, body) values ($1, $2, $3))
     insert into document (project, collection, id, body, created_at, updated_at)
     values ('default', 'taskmanager', $1, $4, now(), now())`,
    [id, 'a'.repeat(24), JSON.stringify(body), JSON.stringify(task)],
  );
  return vi.waitFor(async () => {
    await jobs.recover();
    const { rows } = await pool.query('select body from document where id = $1', [id]);
    expect(rows).not.toMatchObject([{ body: { status: 'ongoing' } }]);
    return rows[0]?.body;
  }, 60_000);
}

test('one of all backups reads those of the projects that its user may enter', async () => {
  const { id } = await nightlyBackup(platform);
  await platform.kit.pool.query(
    `insert into document (project, collection, id, body, created_at, updated_at)
     select 'north', collection, 'of-north', body, now(), now() from document where id = $1 and collection = 'backup'`,
    [id],
  );
  expect(await repeated({})).toMatchObject({ status: 'finish' });
  const { rows } = await platform.kit.pool.query(
    `select project, body -> 'verified' ->> 'reason' as reason from document where collection = 'backup' order by project`,
  );
  expect(rows).toEqual([
    { project: 'default', reason: null },
    { project: 'north', reason: 'missing' },
  ]);
});

test('one of a backup fails if its user may not enter the project any more', async () => {
  const { id } = await nightlyBackup(platform);
  expect(await repeated({ backup: id })).toMatchObject({ status: 'fail' });
});
