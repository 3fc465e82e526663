import type { Locator, Page } from '@playwright/test';
import { input, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { choose, openPages, outline, row, storedPages } from './open-pages';

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
