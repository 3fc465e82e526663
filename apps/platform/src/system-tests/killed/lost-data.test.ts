import { cpSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logIn, startsPrograms } from '../../testing/programs';

const programs = startsPrograms();
const withQuery = (path: string, query: object) =>
  `/rest/core/${path}?query=${encodeURIComponent(JSON.stringify(query))}`;

/** Starts a server, logs in, and returns a caller of its routes. */
async function start() {
  const server = programs.start();
  const address = await server.ready;
  const headers = { ...(await logIn(address)), 'accept-language': 'en' };
  const call = async (path: string, init: { method?: string; body?: string } = {}) =>
    (await fetch(`${address}${path}`, { headers, ...init })).json();
  return {
    call,
    output: server.output,
    async stop() {
      server.child.kill('SIGTERM');
      expect(await server.exit).toBe(0);
    },
  };
}
test('says that the database is gone, lists the archives beside it, and restores one', async () => {
  const before = await start();
  expect(before.output()).not.toContain('empty database');
  await before.call('/rest/core/setting', { method: 'PATCH', body: JSON.stringify({ name: 'North plant' }) });
  const { id } = await before.call(
    withQuery('backup/export', { name: 'Nightly', item: { mongodb: true }, moduleRules: { setting: 0 } }),
  );
  await expect.poll(() => before.call(`/rest/core/backup/${id}`)).toMatchObject({ status: 'succeed' });
  await before.stop();

  const database = join(programs.dataDir, 'database');
  rmSync(realpathSync(database), { recursive: true });
  rmSync(database, { recursive: true, force: true });
  // A copy to another disk gives the archives a new change time.
  const backups = join(programs.dataDir, 'backups');
  cpSync(backups, `${backups}.copy`, { recursive: true });
  rmSync(backups, { recursive: true });
  cpSync(`${backups}.copy`, backups, { recursive: true });

  const after = await start();
  expect(after.output()).toMatch(/^DATA_DIR has archives of backups and media files, but an empty database: [^\n]+$/m);
  expect(await after.call('/rest/core/setting')).not.toMatchObject({ name: 'North plant' });
  expect(await after.call('/rest/core/backup')).toMatchObject([{ id, name: 'Nightly', status: 'succeed' }]);
  await after.call(withQuery('backup/import', { id, item: { mongodb: true }, moduleRules: { setting: 1 } }));
  // Without a session, which a restore ends.
  await expect.poll(() => after.call('/rest/core/setting/part')).toMatchObject({ name: 'North plant' });
  await after.stop();

  const again = await start();
  expect(again.output()).not.toContain('empty database');
});
