import { choose as chooseOption, input, saveButton } from '../support/settings-page';
import { createUser, userPassword } from '../support/people';
import { expect, logIn, test } from '../support/test';
import { choose, drag, outline, row, storePages, storedPages } from './open-pages';

test.use({ productFor: 'pages' });

const settings = ['setting.view', 'setting.edit'];

for (const { action, entries } of [
  { action: 'add', entries: ['Add page below', 'Duplicate'] },
  {
    action: 'edit',
    entries: ['Move up', 'Move down', 'Move into the page above', 'Move out of its parent', 'Move to…'],
  },
  { action: 'delete', entries: ['Delete'] },
]) {
  test(`offers and saves with frontRouterMenu.${action} alone only what it allows`, async ({ page, product }) => {
    const admin = await storePages({ url: product.url });
    const username = `may-${action}-${test.info().repeatEachIndex}`;
    await createUser(admin, { username, permissions: [...settings, 'dashboard.view', `frontRouterMenu.${action}`] });
    await logIn(page, { username, password: userPassword, to: '/app/router' });
    await page.getByRole('button', { name: 'Actions for “Office”' }).click();
    const menu = page.locator('.ant-dropdown:visible').getByRole('menuitem');
    await expect(menu).toHaveText(entries);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add page' })).toHaveCount(action === 'add' ? 1 : 0);

    await row(page, 'Office').click();
    const readOnly = page.getByText('You can view this page, but not change it.');
    await expect(readOnly).toHaveCount(action === 'edit' ? 0 : 1);
    if (action === 'add') {
      await choose(page, 'Office', 'Add page below');
      await input(page, '/title').fill('Rooms');
      await input(page, '/path').fill('rooms');
      await chooseOption(page, '/element', 'Energy');
      await drag(page, { from: 'Rooms', to: 'Plant', part: 0.1 });
      await page.mouse.up();
      expect((await outline(page))[0]).toBe('1 Rooms');
    } else if (action === 'edit') await choose(page, 'Office', 'Move up');
    else {
      await choose(page, 'Office', 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(row(page, 'Office')).toHaveCount(0);
    }
    await saveButton(page).click();
    await expect(page.getByText('Pages saved')).toBeVisible();
    const titles = (await storedPages(admin)).map(({ title }) => JSON.stringify(title));
    expect(titles).toHaveLength({ add: 4, edit: 3, delete: 2 }[action] ?? 0);
  });
}

test('shows the pages without any action, and asks for no dashboards without their permission', async ({
  page,
  product,
}) => {
  const admin = await storePages({ url: product.url });
  const username = `may-look-${test.info().repeatEachIndex}`;
  await createUser(admin, { username, permissions: settings });
  await logIn(page, { username, password: userPassword, to: '/app/router' });
  await expect(
    page.getByText('The dashboards of the pages were not checked: your roles lack the permission “See dashboards”.'),
  ).toBeVisible();
  await row(page, 'Store').click();
  await expect(page.getByText('You can view this page, but not change it.')).toBeVisible();
  await expect(page.getByText('Dashboards cannot be listed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
  await row(page, 'Store').press('Alt+ArrowUp');
  await row(page, 'Store').press('Delete');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await outline(page)).at(-1)).toBe('1 Store');
  await expect(saveButton(page)).toBeDisabled();
});
