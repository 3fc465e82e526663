import { expect, test } from '../support/test';
import { openPages, outline, row } from './open-pages';

test.use({ productFor: 'pages', hasTouch: true, viewport: { width: 390, height: 844 } });

test('moves pages by touch: with the menu of a row, and to any place', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  await page.getByRole('button', { name: 'Actions for “Store”' }).tap();
  await page.getByRole('menuitem', { name: 'Move up' }).tap();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '1 Store', '1 Office']);
  await page.getByRole('button', { name: 'Actions for “Store”' }).tap();
  await page.getByRole('menuitem', { name: 'Move into the page above' }).tap();
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '2 Store', '1 Office']);

  await page.getByRole('button', { name: 'Actions for “Boilers”' }).tap();
  await page.getByRole('menuitem', { name: 'Move to…' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Move “Boilers”' });
  await dialog.getByRole('combobox').tap();
  await page.getByTitle('Office').last().tap();
  await dialog.getByRole('radio', { name: 'After it' }).tap();
  await dialog.getByRole('button', { name: 'Move' }).tap();
  await expect(row(page, 'Boilers')).toBeVisible();
  expect(await outline(page)).toEqual(['1 Plant', '2 Pumps', '2 Store', '1 Office', '1 Boilers']);
});
