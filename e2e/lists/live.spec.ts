import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'lists' });

const aDevice = (name: string) => ({
  name,
  serialNumber: 'L-1',
  kind: 'tank',
  site: 'loading',
  status: 'standby',
  firmware: '1.0',
});

test('marks what others change, delete and create, and moves nothing until the list is read again', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const add = async (name: string) =>
    String((await admin.post('core/record/device', aDevice(name))).body['InsertedID']);
  const [first, second] = [await add('!Live A'), await add('!Live B')];
  await logIn(page, { to: `${product.url}/app/list/device?sort=name` });
  const titles = page.getByRole('rowheader');
  const state = page.getByRole('status');
  await expect(titles.first()).toContainText('!Live A');

  await admin.patch(`core/record/device/${first}`, { name: '~Live A' });
  await expect(state.filter({ hasText: '1 record has changed' })).toBeVisible();
  await admin.send('DELETE', `core/record/device/${second}`);
  await expect(state.filter({ hasText: '2 records have changed' })).toBeVisible();
  const third = await add('!Live C');
  await expect(state.filter({ hasText: '3 records have changed' })).toBeVisible();
  await expect(titles.nth(0)).toContainText('!Live A');
  await expect(titles.nth(1)).toContainText('!Live B');
  await expect(page.getByRole('row').nth(1)).toContainText('Changed since the list was loaded');
  await expect(page.getByRole('row').nth(2)).toContainText('Deleted since the list was loaded');

  await page.getByRole('button', { name: 'Reload' }).last().click();
  await expect(titles.first()).toContainText('!Live C');
  await expect(page.getByText(/since the list was loaded/)).toHaveCount(0);
  for (const id of [first, third]) await admin.send('DELETE', `core/record/device/${id}`);
});

test('a user who may only view sees the values of a record, and nothing that changes them', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'viewer', permissions: ['device.view'] });
  await logIn(page, { username: 'viewer', password: userPassword, to: `${product.url}/app/list/device` });
  await expect(page.getByRole('button', { name: /New record/ })).toHaveCount(0);
  await page.getByRole('rowheader').first().getByRole('link').click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('You may view this record, but not change it.')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: /^Name/ })).toHaveValue(/./);
  await expect(panel.getByRole('textbox', { name: /^Name/ })).not.toBeEditable();
  for (const name of ['Save', 'Delete']) await expect(panel.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('button', { name: /Export/ }).first()).toBeVisible();
  for (const name of [/Edit a field/, /^Delete/]) await expect(page.getByRole('button', { name })).toHaveCount(0);
  const viewer = await PlatformClient.login(product.url, 'viewer', userPassword);
  const [record] = (await viewer.get<{ id: string }[]>('core/record/device')).body;
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect((await viewer.send(method, `core/record/device/${record?.id}`, { body: { name: 'Mine' } })).status).toBe(
      401,
    );
});
