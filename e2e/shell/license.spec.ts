import { signTestLicense } from '@signalbox/license-file/testing';
import { licenseDay } from '../support/licenses';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'license', expectedErrors: [/status of 400/] });

test('an administrator installs a license and removes it, after seeing what changes', async ({
  page,
  product,
  openConsole,
}) => {
  const other = await openConsole();
  await logIn(other, { to: '/app/profile' });
  const otherLink = other.getByRole('link', { name: 'Time-series backup' });
  await expect(otherLink).toBeVisible();
  await logIn(page, { to: '/app/license' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(page.getByText('Demo project', { exact: true })).toBeVisible();
  // The demo license came with the first start.
  await expect(page.getByText('License DEMO for Demo project was installed')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Time-series backup' })).toBeVisible();

  await page.getByRole('button', { name: 'Install license' }).click();
  const upload = page.getByRole('dialog', { name: 'Install license' });
  await upload.getByLabel('Text of the license').fill('Features: all');
  await upload.getByRole('button', { name: 'See what would change' }).click();
  await expect(upload.getByRole('alert')).toContainText('The license file is rejected: it is not a license');

  const customer = 'Harbour Water Works';
  const file = signTestLicense({ customer, expireTime: licenseDay(10), feature: ['backup', 'dashboard'] });
  await upload.locator('input[type=file]').setInputFiles({
    name: 'license.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(file),
  });
  await expect(upload.getByLabel('Text of the license')).toHaveValue(file);
  await upload.getByRole('button', { name: 'See what would change' }).click();
  const plan = page.getByRole('dialog', { name: 'What the new license changes' });
  await expect(plan.getByText('This license expires within 14 days.')).toBeVisible();
  await expect(plan.getByText('Time-series backup')).toBeVisible();
  await plan.getByRole('button', { name: 'Install now' }).click();

  await expect(page.getByText(/The license expires on/)).toBeVisible();
  await expect(page.getByText(`License TEST for ${customer} was installed`)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Time-series backup' })).toHaveCount(0);
  // Without a reload.
  await expect(otherLink).toHaveCount(0);
  const admin = await PlatformClient.login(product.url);
  expect(await admin.get('core/tsdbBackup')).toMatchObject({ status: 403, body: { detail: 'tsdb' } });

  await page.getByRole('button', { name: 'Remove license' }).click();
  const removal = page.getByRole('dialog', { name: 'What the removal changes' });
  await removal.getByRole('button', { name: 'Remove now' }).click();
  await expect(page.getByText(/The license was removed, and counts as expired since/)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Time-series backup' })).toHaveCount(0);
  await expect(otherLink).toHaveCount(0);
});
