import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'projects', expectedErrors: [/status of 401/] });

test('one session serves all projects, and ends in all of them', async ({ page, context }) => {
  await logIn(page, { to: '/app/dashboard' });
  await page.goto('/_p_north/app/system/list/settings');
  await expect(page.getByRole('tab', { name: 'Basic information' })).toBeVisible();
  await page.getByLabel('Copyright').fill('of the north');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('System settings saved').last()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/app/system/list/settings');
  await expect(other.getByLabel('Copyright')).not.toHaveValue('of the north');
  await other.goto('/app/logout');
  await expect(other.getByLabel('User name')).toBeVisible();
  // The page of the other project follows without a reload.
  await expect(page.getByLabel('User name')).toBeVisible();
});

test('a user of some projects works in those, and gets a clear answer elsewhere', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'miller', permissions: ['setting.view'], projects: ['mill', 'harbour'] });
  await logIn(page, { username: 'miller', password: userPassword, to: '/app/system/list/settings' });
  await expect(page.getByRole('heading', { name: 'You may not enter this project' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('link', { name: 'mill' }).click();
  await expect(page).toHaveURL(/\/_p_mill\/app\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.goto('/_p_quarry/app/dashboard');
  await expect(page.getByText('“quarry”')).toBeVisible();
});
