import { violations } from '../support/accessibility';
import { expect, test } from '../support/test';
import { openPages, outline, row, tree } from './open-pages';

test.use({ productFor: 'pages' });

test('finds and moves pages by the keyboard alone', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  await page.getByRole('button', { name: 'Add page' }).focus();
  await page.keyboard.press('Tab');
  await expect(row(page, 'Plant')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row(page, 'Store')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('p');
  await expect(row(page, 'Pumps')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Plant')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Plant')).toHaveAttribute('aria-expanded', 'false');
  await expect(row(page, 'Pumps')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Boilers')).toBeFocused();

  const heard = page.locator('output', { hasText: '“' });
  await page.keyboard.press('Alt+ArrowDown');
  await expect(heard).toHaveText(
    '“Boilers” moved from position 1 of 2 below “Plant” to position 2 of 2 below “Plant”.',
  );
  await expect(row(page, 'Boilers')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(heard).toHaveText(/to position 2 of 4 on the top level/);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(heard).toHaveText('“Boilers” was not moved: it is on the top level.');
  await page.keyboard.press('Alt+ArrowUp');
  expect(await outline(page)).toEqual(['1 Boilers', '1 Plant', '2 Pumps', '1 Office', '1 Store']);
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(row(page, 'Boilers')).toHaveAttribute('aria-level', '2');
  await expect(row(page, 'Boilers')).toHaveAttribute('aria-posinset', '2');
  await expect(row(page, 'Boilers')).toHaveAttribute('aria-setsize', '2');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Boilers')).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('Control+Shift+z');
  await expect(row(page, 'Boilers')).toHaveAttribute('aria-level', '2');

  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Move out of its parent' })).toBeVisible();
  // Until the menu has the focus, keys go to the row.
  await expect(page.locator('.ant-dropdown:visible').getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await row(page, 'Boilers').focus();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(row(page, 'Pumps')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Pumps')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Pumps' })).toBeVisible();
});

test('has no error that axe finds, with a form open', async ({ page, product }) => {
  await openPages(page, { url: product.url });
  await row(page, 'Boilers').click();
  await expect(page.getByRole('heading', { name: 'Boilers' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('from right to left', () => {
  test.use({ language: 'ar' });

  test('mirrors the arrow keys', async ({ page, product }) => {
    await openPages(page, { url: product.url, prefix: 'ar-' });
    await row(page, 'ar-Boilers').focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(row(page, 'ar-Boilers')).toHaveAttribute('aria-level', '1');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(row(page, 'ar-Boilers')).toHaveAttribute('aria-level', '2');
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows the tree, then the form, and comes back to the same row', async ({ page, product }) => {
    await openPages(page, { url: product.url });
    await row(page, 'Pumps').click();
    await expect(tree(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Pumps' })).toBeVisible();
    await page.getByRole('button', { name: 'All pages' }).click();
    await expect(row(page, 'Pumps')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
