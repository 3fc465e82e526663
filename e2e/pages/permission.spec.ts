import { field, saveButton } from '../support/settings-page';
import { expect, test } from '../support/test';
import { openPages, row, storedPages } from './open-pages';

test.use({ productFor: 'pages' });

test('chooses a permission by its title, and marks a key that the platform does not know', async ({
  page,
  product,
}) => {
  const admin = await openPages(page, { url: product.url });
  await row(page, 'Office').click();
  const permission = page.getByRole('combobox', { name: 'Permission' });
  await permission.focus();
  await page.keyboard.type('See dashb');
  await expect(page.getByTitle('dashboard.view')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Office')).toHaveAccessibleName('Office');

  await row(page, 'Plant').click();
  await permission.focus();
  await page.keyboard.type('records of “dev');
  await page.getByTitle('device.view').click();
  await expect(field(page, '/permission')).toContainText('See the records of “Devices”');
  await expect(row(page, 'Plant')).toHaveAccessibleName('Plant');

  await row(page, 'Store').click();
  await permission.focus();
  await page.keyboard.type('turbine.view');
  await page.keyboard.press('Enter');
  await expect(field(page, '/permission')).toContainText('unknown');
  await expect(row(page, 'Store')).toHaveAccessibleName('Store, its permission is unknown');
  await saveButton(page).click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  const stored = await storedPages(admin);
  expect(stored.map((each) => each['permission'])).toEqual(['device.view', 'dashboard.view', 'turbine.view']);
});
