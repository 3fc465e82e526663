import { signTestLicense } from '@signalbox/license-file/testing';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/accessibility';
import { createDashboard } from '../support/dashboards';
import { licenseDay } from '../support/licenses';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'license-limits', expectedErrors: [/status of 403/] });

const features = [
  'dashboard',
  'model',
  'media',
  'backup',
  'notice',
  'report',
  'flow',
  'tsdb',
  'language',
  'safeRequest',
];

/** Returns how many users, models and dashboards there are. */
async function countUsed(admin: PlatformClient): Promise<Record<'user' | 'model' | 'dashboard', number>> {
  const { body } = await admin.get('core/license/details');
  return body['used'] as Record<'user' | 'model' | 'dashboard', number>;
}

/** Installs a license with these limits in the console, as far as its plan. */
async function openPlan(page: Page, limit: Record<string, number>): Promise<Locator> {
  await page.getByRole('button', { name: 'Install license' }).click();
  const upload = page.getByRole('dialog', { name: 'Install license' });
  await upload
    .getByLabel('Text of the license')
    .fill(signTestLicense({ customer: 'Harbour', expireTime: licenseDay(200), feature: features, limit }));
  await upload.getByRole('button', { name: 'See what would change' }).click();
  return page.getByRole('dialog', { name: 'What the new license changes' });
}

test('the limits of a license are planned, shown and reached', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  const used = await countUsed(admin);
  await logIn(page, { to: '/app/license' });
  const limits = page.getByRole('list', { name: 'Limits' });
  await expect(limits.getByRole('listitem').filter({ hasText: 'Users' })).toHaveText(`Users${used.user}, no limit`);

  const plan = await openPlan(page, { user: used.user, model: used.model - 1, dashboard: used.dashboard + 1 });
  const row = (name: string) => plan.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(row('Users')).toHaveText(`UsersNo limit${used.user} of ${used.user} Used up`);
  await expect(row('Models')).toHaveText(`ModelsNo limit${used.model} of ${used.model - 1} Exceeded`);
  await expect(row('Dashboards')).toHaveText(`DashboardsNo limit${used.dashboard} of ${used.dashboard + 1} `);
  await expect(plan.getByText('More exist than this license allows.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await plan.getByRole('button', { name: 'Install now' }).click();

  const item = (name: string) => limits.getByRole('listitem').filter({ hasText: name });
  await expect(item('Users')).toHaveText(`Users${used.user} of ${used.user} Used up`);
  await expect(item('Models')).toHaveText(`Models${used.model} of ${used.model - 1} Exceeded`);
  await expect(item('Dashboards')).toHaveText(`Dashboards${used.dashboard} of ${used.dashboard + 1} `);

  await createDashboard(admin, { name: 'The last one' });
  const most = used.dashboard + 1;
  const { status, body } = await admin.post('core/dashboard', { name: 'One too many', widgets: [] });
  expect(status).toBe(403);
  expect(body['params']).toEqual({ reason: 'limit.dashboard', most });
  await page.goto('/app/license');
  await expect(item('Dashboards')).toHaveText(`Dashboards${most} of ${most} Used up`);
});
