import features from '@signalbox/schemas/data/features.json' with { type: 'json' };
import { createDashboard } from '../support/dashboards';
import { installLicense } from '../support/licenses';
import { PlatformClient } from '../support/platform-client';
import { input } from '../support/settings-page';
import { expect, test } from '../support/test';
import { aPage, openPages, row } from './open-pages';

test.use({ productFor: 'pages' });

test('marks what an administrator should look at, counts it, and goes to it', async ({ page, product }) => {
  const old = await createDashboard(await PlatformClient.login(product.url), { name: 'Old board', isDelete: true });
  await openPages(page, {
    url: product.url,
    routers: (element) => [
      { ...aPage('Plant', element, [aPage('Boilers', element)]), hidden: true },
      { ...aPage('Office', element), path: 'same' },
      { ...aPage('Store', element), path: '/same', permission: 'turbine.view' },
      aPage('Yard', 'dashboard.ffffffffffffffffffffffff'),
      aPage('Dock', `dashboard.${old}`),
      aPage('Gate', element),
      { ...aPage('Attic', element), path: 'list/device', permission: 'device.view' },
    ],
  });
  await expect(page.getByRole('treeitem', { name: 'Boilers, no menu leads to it' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Office, another page has the same path' })).toBeVisible();
  await expect(
    page.getByRole('treeitem', { name: 'Store, another page has the same path, its permission is unknown' }),
  ).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Yard, its dashboard is deleted or does not exist' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Dock, its dashboard is deleted or does not exist' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Gate', exact: true })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: 'Attic, the console already has this address' })).toBeVisible();

  const duplicates = page.getByRole('button', { name: '2 with a duplicate path' });
  await duplicates.click();
  await expect(row(page, 'Office')).toHaveAttribute('aria-selected', 'true');
  await expect(row(page, 'Office')).toBeFocused();
  await duplicates.click();
  await expect(row(page, 'Store')).toHaveAttribute('aria-selected', 'true');
  const dead = page.getByRole('button', { name: '2 without their dashboard' });
  await dead.click();
  await expect(page.getByText('A dashboard that no longer exists (ffffffffffffffffffffffff)')).toBeVisible();
  await dead.click();
  await expect(row(page, 'Dock')).toHaveAttribute('aria-selected', 'true');
  for (const [count, title] of [
    ['1 with an unknown permission', 'Store'],
    ['1 that no menu leads to', 'Boilers'],
    ['1 with an address of the console', 'Attic'],
  ] as const) {
    await page.getByRole('button', { name: count }).click();
    await expect(row(page, title)).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, title)).toBeFocused();
  }
  await row(page, 'Gate').click();
  await input(page, '/path').fill('');
  await page.getByRole('button', { name: '1 with a value to correct' }).click();
  await expect(row(page, 'Gate')).toHaveAccessibleName('Gate, has a value to correct');
});

test('marks the pages that need a license feature, and names the feature', async ({ page, product }) => {
  const admin = await openPages(page, {
    url: product.url,
    routers: (element) => [
      aPage('Plant', element),
      { key: 'link', title: 'Backups', url: '/app/backup' },
      { key: 'permission', title: 'Series', url: 'https://plant.example.org', permission: 'tsdbBackup.view' },
      { key: 'free', title: 'Help', url: 'https://plant.example.org' },
    ],
  });
  try {
    await installLicense(admin, { feature: ['model'] });
    await page.reload();
    for (const title of ['Plant', 'Backups', 'Series'])
      await expect(
        page.getByRole('treeitem', { name: `${title}, the license lacks a feature that it needs` }),
      ).toBeVisible();
    await expect(page.getByRole('treeitem', { name: 'Help', exact: true })).toBeVisible();
    await row(page, 'Series').click();
    await expect(page.getByText('The license lacks what this page needs: Time series.')).toBeVisible();
    await page.getByRole('button', { name: '3 without their license feature' }).click();
    await expect(row(page, 'Plant')).toHaveAttribute('aria-selected', 'true');
  } finally {
    await installLicense(admin, { feature: features });
  }
});
