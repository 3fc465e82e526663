import type { Page } from '@playwright/test';
import { createDashboard } from '../support/dashboards';
import { goTo } from '../support/keyboard';
import { field, input, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { outline, row, storePages, storedPages } from './open-pages';

test.use({ productFor: 'pages' });

/** Presses the down arrow until the entry of a menu has the focus. */
async function arrowTo(page: Page, entry: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let now = await focused(); now !== entry; now = await focused()) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(focused).not.toBe(now);
  }
}

test('adds, fills in, moves and saves a page by the keyboard alone', async ({ page, product }) => {
  const admin = await storePages({ url: product.url });
  await createDashboard(admin, { name: 'Keyboard board' });
  await logIn(page, { to: '/app/router' });
  await goTo(page, page.getByRole('button', { name: 'Add page' }));
  await page.keyboard.press('Enter');
  await expect(row(page, 'New page')).toBeFocused();

  await goTo(page, input(page, '/title'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Valves');
  await goTo(page, input(page, '/path'));
  await page.keyboard.type('valves');
  await goTo(page, page.getByRole('combobox', { name: 'Dashboard' }));
  await page.keyboard.type('Keyboard');
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText(['Keyboard board']);
  await page.keyboard.press('Enter');
  await expect(field(page, '/element')).toContainText('Keyboard board');
  await goTo(page, page.getByRole('combobox', { name: 'Permission' }));
  await page.keyboard.type('See dashb');
  await expect(page.getByTitle('dashboard.view')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page, '/permission')).toContainText('See dashboards');
  const icon = field(page, '/icon').getByRole('button').first();
  await goTo(page, icon);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('thunderbolt');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(icon).toBeFocused();

  await goTo(page, row(page, 'Valves'), 'Shift+Tab');
  await page.keyboard.press('Alt+ArrowUp');
  expect(await outline(page)).toEqual(['1 Plant', '2 Boilers', '2 Pumps', '1 Office', '1 Valves', '1 Store']);
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused();
  await arrowTo(page, 'Move to…');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move “Valves”' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Boilers');
  await expect(page.getByTitle('Plant › Boilers')).toBeVisible();
  await page.keyboard.press('Enter');
  await goTo(page, dialog.getByRole('button', { name: 'Move' }));
  await page.keyboard.press('Enter');
  await expect(row(page, 'Valves')).toBeFocused();
  await expect(row(page, 'Valves')).toHaveAttribute('aria-level', '3');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Valves')).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('Control+y');
  await expect(row(page, 'Valves')).toHaveAttribute('aria-level', '3');

  await goTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pages saved')).toBeVisible();
  expect((await storedPages(admin))[0]).toMatchObject({
    children: [
      {
        key: 'Boilers',
        children: [{ title: 'Valves', path: 'valves', permission: 'dashboard.view', icon: 'thunderbolt' }],
      },
      { key: 'Pumps' },
    ],
  });
});
