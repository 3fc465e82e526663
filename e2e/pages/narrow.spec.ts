import { choose as chooseOption, input, saveButton } from '../support/settings-page';
import { expect, test } from '../support/test';
import { choose, openPages, outline, row, storedPages } from './open-pages';

test.use({ productFor: 'pages', viewport: { width: 390, height: 844 } });

test('adds, moves and saves pages on a narrow screen', async ({ page, product }) => {
  const admin = await openPages(page, { url: product.url });
  await row(page, 'Store').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Store' })).toBeFocused();
  await page.getByRole('button', { name: 'All pages' }).click();
  await expect(row(page, 'Store')).toBeFocused();

  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'New page' })).toBeFocused();
  await input(page, '/title').fill('Valves');
  await input(page, '/path').fill('valves');
  await chooseOption(page, '/element', 'Energy');
  await page.getByRole('button', { name: 'All pages' }).click();
  await expect(row(page, 'Valves')).toBeFocused();
  await choose(page, 'Valves', 'Move up');
  await choose(page, 'Valves', 'Move to…');
  const dialog = page.getByRole('dialog', { name: 'Move “Valves”' });
  await dialog.getByRole('combobox').fill('Office');
  await page.getByTitle('Office').last().click();
  await dialog.getByRole('radio', { name: 'Before it' }).check();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(row(page, 'Valves')).toBeFocused();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '1 Valves', '1 Office', '1 Store']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await saveButton(page).click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  expect((await storedPages(admin)).map(({ path }) => path)).toEqual(['Plant', 'valves', 'Office', 'Store']);
});
