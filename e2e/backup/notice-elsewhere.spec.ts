import { noticeOf } from '../support/backup-page';
import { ask, makeBackup, recordsOf, startBackup, taskEnd } from '../support/backups';
import { delayCode } from '../support/delay-code';
import { holdBackups } from '../support/hold-backups';
import { PlatformClient } from '../support/platform-client';
import { input, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({
  productFor: 'notices of restores',
  // The session ends under the page.
  expectedErrors: [/status of 401/],
});

for (const { language, titled, phase, ended } of [
  {
    language: 'en',
    titled: 'Restoring Nightly',
    phase: /Making a safety backup|Reading the archive/,
    ended: 'Restored; redirecting to login in 5 seconds.',
  },
  {
    language: 'fr',
    titled: 'Restauration de Nightly',
    phase: /Création d’une sauvegarde de sécurité|Lecture de l’archive/,
    ended: /^Restauration terminée/,
  },
])
  test.describe(language, () => {
    test.use({ language });

    test('a page that has no messages of the backup page shows a restore and its end', async ({
      page,
      database,
      product,
    }) => {
      const admin = await PlatformClient.login(product.url);
      await admin.post('core/dashboard', { name: `Pumps ${language}`, remark: 'as it was' });
      const id = await makeBackup(admin, { name: 'Nightly', modules: ['dashboard'] });
      // A restore that overwrites something makes a safety backup first.
      const [first] = await recordsOf(admin, 'core/dashboard');
      await admin.patch(`core/dashboard/${String(first?.['id'])}`, { remark: `changed since, ${language}` });
      const scripts: string[] = [];
      page.on('request', (request) => void scripts.push(request.url()));
      await logIn(page, { to: '/app/profile' });
      const hold = await holdBackups(database, 'end');
      try {
        const asked = { id, item: { mongodb: true }, moduleRules: { dashboard: 1 } };
        expect((await admin.get(`core/backup/import?query=${ask(asked)}`)).status).toBe(200);
        const notice = noticeOf(page, titled);
        await expect(notice.getByRole('progressbar')).toBeVisible();
        await expect(notice).toContainText(phase);
      } finally {
        await hold.release();
      }
      await expect(page.getByText(ended)).toBeVisible({ timeout: 60_000 });
      await expect(page).toHaveURL(/\/login$/, { timeout: 60_000 });
      expect(scripts.filter((url) => url.includes('messages-'))).not.toEqual([]);
      expect(scripts.filter((url) => url.includes('messages-backup'))).toEqual([]);
    });
  });

test.describe('without the code of the notice', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a page on which a backup is running keeps what is typed', async ({ page, database, product }) => {
    const admin = await PlatformClient.login(product.url);
    const code = await delayCode(page, 'task-notice');
    const asked = page.waitForRequest(/\/assets\/task-notice-/);
    await logIn(page);
    await openTab(page, 'settings/base');
    await input(page, '/copyright').fill('typed during a backup');
    const hold = await holdBackups(database, 'end');
    try {
      const id = await startBackup(admin, { name: 'Without a notice' });
      const request = await asked;
      const failed = page.waitForEvent('requestfailed', (each) => each === request);
      code('fails');
      await failed;
      await hold.release();
      await taskEnd(admin, id);
    } finally {
      await hold.release();
    }
    await expect(input(page, '/copyright')).toHaveValue('typed during a backup');
    await save(page);
  });
});
