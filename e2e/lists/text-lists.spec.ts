import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'lists' });

test('a list of free texts is typed as tags, saved, and shown in the list', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  const properties = {
    name: { type: 'string', title: 'Name' },
    lines: { type: 'array', title: 'Lines', maxItems: 3, items: { type: 'string', maxLength: 9 } },
  };
  const model = { key: 'plant', name: 'Plants', custom: { schema: { type: 'object', properties } } };
  const { status, body } = await admin.post('core/model', model);
  expect(status, JSON.stringify(body)).toBe(200);
  const id = String(
    (await admin.post('core/record/plant', { name: 'North hall', lines: ['Line 1'] })).body['InsertedID'],
  );
  await logIn(page, { to: `${product.url}/app/list/plant?record=${id}` });
  const panel = page.getByRole('dialog');
  await panel.getByRole('combobox', { name: 'Lines' }).click();
  await page.keyboard.type('Line 2, Line 3,');
  await expect(panel.locator('.ant-select-selection-item')).toHaveText(['Line 1', 'Line 2', 'Line 3']);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  expect((await admin.get(`core/record/plant/${id}`)).body).toMatchObject({ lines: ['Line 1', 'Line 2', 'Line 3'] });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toContainText(/Line 1.*Line 2.*Line 3/);
});
