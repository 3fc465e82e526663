import type { Locator, Page } from '@playwright/test';
import { input, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { createUser, userPassword } from '../support/people';
import { aPage, choose, openPages, outline, row, storePages, storedPages } from './open-pages';

test.use({ productFor: 'pages', expectedErrors: [/status of 400/] });

const clashOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Someone else changed the same pages' });

/** Saves in `first`, then in `second`, whose draft is older. */
async function saveBoth(first: Page, second: Page): Promise<void> {
  await saveButton(first).click();
  await expect(first.getByText('Pages saved')).toBeVisible();
  await saveButton(second).click();
  await expect(clashOf(second)).toBeVisible();
}

test('decide about a page that one deleted and the other changed', async ({ page, product, openConsole }) => {
  const admin = await openPages(page, { url: product.url });
  const other = await openConsole();
  await logIn(other, { to: '/app/router' });
  await row(other, 'Office').click();
  await input(other, '/path').fill('changed');
  await choose(page, 'Office', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Office')).toHaveCount(0);
  await saveBoth(page, other);
  await expect(clashOf(other)).toContainText('Office');
  await clashOf(other).getByRole('button', { name: 'Take the saved version' }).click();
  await expect(clashOf(other)).toHaveCount(0);
  expect(await outline(other)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '1 Store']);
  expect((await storedPages(admin)).map(({ key }) => key)).toEqual(['Plant', 'Store']);
});

test('decide about a page that both moved', async ({ page, product, openConsole }) => {
  const admin = await openPages(page, { url: product.url });
  const other = await openConsole();
  await logIn(other, { to: '/app/router' });
  await choose(other, 'Pumps', 'Move out of its parent');
  await choose(page, 'Pumps', 'Move up');
  await choose(page, 'Pumps', 'Move out of its parent');
  await choose(page, 'Pumps', 'Move into the page above');
  await row(page, 'Pumps').click();
  await choose(page, 'Pumps', 'Move to…');
  const dialog = page.getByRole('dialog', { name: 'Move “Pumps”' });
  await dialog.getByRole('combobox').fill('Store');
  await page.getByTitle('Store').last().click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(row(page, 'Pumps')).toBeFocused();
  await saveBoth(page, other);
  await clashOf(other).getByRole('button', { name: 'Save my version' }).click();
  await expect(clashOf(other)).toHaveCount(0);
  await expect.poll(async () => (await storedPages(admin)).map(({ key }) => key)).toContain('Pumps');
  expect(await outline(other)).toEqual(['1 Plant', '2 Boilers', '1 Pumps', '1 Office', '1 Store']);
});

test('merge what a user changes who may neither add nor delete pages', async ({ page, product }) => {
  const admin = await storePages({ url: product.url });
  const username = `merges-${test.info().repeatEachIndex}`;
  const permissions = ['setting.view', 'setting.edit', 'dashboard.view', 'frontRouterMenu.edit'];
  await createUser(admin, { username, permissions });
  await logIn(page, { username, password: userPassword, to: '/app/router' });
  await row(page, 'Office').click();
  await input(page, '/path').fill('office-2');
  await row(page, 'Store').click();
  await input(page, '/path').fill('store-2');
  const stored = await storedPages(admin);
  const routers = [...stored.filter(({ key }) => key !== 'Office'), aPage('Yard', String(stored[0]?.['element']))];
  expect((await admin.patch('core/setting', { routers })).status).toBe(200);

  await saveButton(page).click();
  await expect(clashOf(page)).toContainText('your roles lack the permission “Add a front-end page”');
  await expect(clashOf(page).getByRole('button', { name: 'Save my version' })).toHaveCount(0);
  await clashOf(page).getByRole('button', { name: 'Take the saved version' }).click();
  await saveButton(page).click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  expect((await storedPages(admin)).map(({ path }) => path)).toEqual(['Plant', 'store-2', 'Yard']);
});
