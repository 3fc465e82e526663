import type { Page } from '@playwright/test';
import { ask, backupNamed, makeBackup } from '../support/backups';
import { openBackups } from '../support/backup-page';
import type { TestDatabase } from '../support/database';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'jobs whose data folder is gone', expectedErrors: [/status of 40[01]/] });
test.describe.configure({ mode: 'serial' });

const swaps = [{ swap: { from: '.temporary/gone/a', to: 'media/a', old: '.temporary/gone/old-a' }, unit: 'a' }];

/** Leftovers of another server that crashed after its commit, and whose data folder was deleted. */
async function leave(
  { run }: TestDatabase,
  { id, mark, name, journal }: { id: string; mark: string; name: string; journal: string },
): Promise<void> {
  await run(journal, [id]);
  const task = {
    mark,
    name,
    status: 'ongoing',
    type: 'Backup and restore',
    progress: 0.9,
    content: '',
    language: 'en',
  };
  await run(`insert into document (project, collection, id, body) values ('default', 'taskmanager', $1, $2)`, [
    id,
    task,
  ]);
}

async function abandon(page: Page, kind: 'restore' | 'import', name: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: `The ${kind} of “${name}” is not finished` });
  // Servers retry the recovery; until then the page does not ask to abandon it.
  await expect(alert).toBeVisible({ timeout: 60_000 });
  await alert.getByRole('button', { name: `Abandon the files of this ${kind}` }).click();
  const dialog = page.getByRole('dialog', { name: `Abandon the files of “${name}”?` });
  await expect(dialog).toContainText('permanently lost');
  await dialog.getByRole('button', { name: 'Abandon the files' }).click();
}

test('a restore whose files are lost is abandoned, and backups can be made again', async ({
  page,
  product,
  database,
}) => {
  const id = 'a'.repeat(24);
  const options = { rules: {}, records: {}, settings: [], counts: [], fileServer: { swaps, samples: [] } };
  const state = `'default', 'committed', '${JSON.stringify(options)}'`;
  await leave(database, {
    id,
    mark: 'restore',
    name: 'Lost harbour',
    journal: `insert into backup_restore (id, project, state, facts) values ($1, ${state})`,
  });
  const record = { name: 'Lost harbour', type: 'import', status: 'ongoing', item: { fileServer: true }, modules: [] };
  await database.run(`insert into document (project, collection, id, body) values ('default', 'backup', $1, $2)`, [
    id,
    { ...record, creator: 'admin', createTime: new Date().toISOString(), excludedDirs: [], language: 'en' },
  ]);

  await logIn(page, { to: '/app/backup?show=reduction' });
  const client = await PlatformClient.login(product.url);
  const rejected = await client.get(
    `core/backup/export?query=${ask({ name: 'No', item: { mongodb: true }, moduleRules: { role: 0 } })}`,
  );
  expect(rejected.body, 'waits for its files').toMatchObject({ code: 100_060_030 });

  await abandon(page, 'restore', 'Lost harbour');
  await expect(page).toHaveURL(/\/login/, { timeout: 60_000 });
  await logIn(page, { to: '/app/backup?show=reduction' });
  const row = page.getByRole('table', { name: 'Restore' }).getByRole('row').filter({ hasText: 'Lost harbour' });
  await expect(row).toContainText('The files of this restore were abandoned');
  await expect(page.getByText('is not finished')).toHaveCount(0);

  const again = await PlatformClient.login(product.url);
  await makeBackup(again, { name: 'After all' });
  expect(await backupNamed(again, 'After all')).toMatchObject({ status: 'succeed' });
  await openBackups(page);
});

test('an import whose files are lost is abandoned on its own page', async ({ page, database }) => {
  await leave(database, {
    id: 'b'.repeat(24),
    mark: 'configImport',
    name: 'plant.tar.gz',
    journal: `insert into backup_config_import (id, project, swaps) values ($1, 'default', '${JSON.stringify(swaps)}')`,
  });
  await logIn(page, { to: '/app/projectOperation' });
  await abandon(page, 'import', 'plant.tar.gz');
  await expect(page.getByText('The files were abandoned. Other jobs can run again')).toBeVisible();
  await expect(page.getByText('is not finished')).toHaveCount(0);
});
