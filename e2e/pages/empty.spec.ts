import { input } from '../support/settings-page';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';
import { aPage, choose, row, storedPages } from './open-pages';

test.use({ productFor: 'pages' });

test.beforeEach(async ({ product }) => {
  const admin = await PlatformClient.login(product.url);
  expect((await admin.patch('core/setting', { routers: [] })).status).toBe(200);
});

test('says once that there are no pages, and adds the first one by keyboard', async ({ page }) => {
  await logIn(page, { to: '/app/router' });
  await expect(page.getByText('The front end has no pages yet.')).toBeVisible();
  await expect(page.getByText('Select a page to change it.')).toBeHidden();
  await expect(page.getByText('Arrow keys go through the pages.')).toBeHidden();
  await page.getByRole('button', { name: 'Add the first page' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'New page')).toBeFocused();
  await expect(input(page, '/title')).toHaveValue('New page');

  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Add the first page' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'New page')).toBeVisible();
});

test('says why a user may not add a page', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'reader', permissions: ['setting.view', 'setting.edit'] });
  await logIn(page, { username: 'reader', password: userPassword, to: '/app/router' });
  await expect(
    page.getByText('You may not add pages: your roles lack the permission “Add a front-end page”.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add the first page' })).toHaveCount(0);
});

test('keeps stored values that are not pages until the user agrees to delete them', async ({
  page,
  product,
  database,
}) => {
  const routers = [aPage('Plant', 'dashboard.1'), null, { ...aPage('Office', 'dashboard.2'), children: 'none' }];
  await database.run(
    `update setting set revision = revision + 1, body = body || jsonb_build_object('routers', $1::jsonb)
      where project = 'default'`,
    [JSON.stringify(routers)],
  );
  await logIn(page, { to: '/app/router' });
  const notice = page.getByRole('alert').filter({ hasText: '2 stored values are not pages' });
  await expect(notice.getByRole('listitem')).toHaveText(['/routers/1', '/routers/2/children']);
  await expect(row(page, 'Plant')).toBeVisible();
  await choose(page, 'Office', 'Move up');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();

  await notice.getByRole('button', { name: 'Delete with the next save' }).click();
  await expect(notice).toContainText('The next save deletes them.');
  await save.click();
  await expect(page.getByText('Pages saved')).toBeVisible();
  await expect(notice).toBeHidden();
  const stored = await storedPages(await PlatformClient.login(product.url));
  expect(stored.map(({ key }) => key)).toEqual(['Office', 'Plant']);
});
