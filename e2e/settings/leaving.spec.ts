import { input, openTab } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

// A click on a dialog that is still growing is lost, as the dialog moves under the pointer.
test.use({ productFor: 'leaving' });

test('leaving with unsaved changes asks; staying keeps them, leaving discards them', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/base');
  await input(page, '/copyright').fill('not saved');
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  const elsewhere = page
    .getByRole('navigation', { name: 'Settings menu' })
    .getByRole('link', { name: 'Front-end system' });

  await elsewhere.click();
  await dialog.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/list\/settings\?tab=base$/);
  await expect(input(page, '/copyright')).toHaveValue('not saved');

  // Opening another tab of the same page is not leaving: the draft spans the page.
  await page.getByRole('tab', { name: 'Administrators' }).click();
  await page.getByRole('tab', { name: 'Basic information' }).click();
  await expect(input(page, '/copyright')).toHaveValue('not saved');

  await elsewhere.click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/list\/reception_settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Front-end system' })).toBeVisible();
  await page.goBack();
  await expect(input(page, '/copyright')).not.toHaveValue('not saved');
});

test('closing the browser’s tab with unsaved changes asks, and without does not', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'settings/base');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  // The browser asks only on a page that the user has clicked.
  await input(page, '/copyright').click();
  await input(page, '/copyright').fill('not saved');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('Cancel goes one step back', async ({ page }) => {
  await logIn(page, { to: '/app/dashboard' });
  await page.getByRole('link', { name: 'Notification services' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notification services' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('the URL selects the tab, in both formats, and the page keeps it', async ({ page }) => {
  await logIn(page);
  const selected = page.getByRole('tab', { selected: true });
  await page.goto('/app/system/list/modular_settings?tab=module&index=1');
  await expect(selected).toHaveText(['Module settings', 'License reminder']);
  await page.goto('/app/modular_settings?tab=ftp');
  await expect(selected).toHaveText(['File server', 'FTP']);
  await page.goto('/app/modular_settings?tab=nonsense&index=99');
  await expect(selected).toHaveText(['Module settings', 'Network disconnect config']);

  await page.getByRole('tab', { name: 'Media' }).click();
  await expect(page).toHaveURL(/tab=media$/);
  await page.getByRole('tab', { name: 'Module settings' }).click();
  await page.getByRole('tab', { name: 'License reminder' }).click();
  await expect(page).toHaveURL(/tab=module&index=1$/);
  await page.reload();
  await expect(selected).toHaveText(['Module settings', 'License reminder']);
});
