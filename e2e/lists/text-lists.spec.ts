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

test('a list of numbers is edited in rows, and records are found by a value in their lists', async ({
  page,
  product,
}) => {
  const admin = await PlatformClient.login(product.url);
  const properties = {
    name: { type: 'string', title: 'Name' },
    limits: { type: 'array', title: 'Limits', items: { type: 'number', maximum: 99, unit: 'bar' } },
    zones: { type: 'array', title: 'Zones', items: { type: 'string' } },
  };
  await admin.post('core/model', { key: 'gauge', name: 'Gauges', custom: { schema: { type: 'object', properties } } });
  const [id] = await Promise.all([
    admin.post('core/record/gauge', { name: 'Boiler', limits: [2.5] }).then(({ body }) => String(body['InsertedID'])),
    admin.post('core/record/gauge', { name: 'Tank', zones: ['North'] }),
  ]);
  await logIn(page, { to: `${product.url}/app/list/gauge?record=${id}` });
  const panel = page.getByRole('dialog');
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  const limits = panel.getByRole('group', { name: 'Limits' });
  await limits.getByRole('button', { name: 'Add' }).click();
  await expect(limits.getByLabel('Limits: Item 2')).toBeFocused();
  await page.keyboard.type('250');
  await expect(limits.getByLabel('Limits: Item 2')).toHaveAttribute('aria-invalid', 'true');
  await expect(limits.getByLabel('Limits: Item 1')).not.toHaveAttribute('aria-invalid');
  await expect(save).toBeDisabled();
  await limits.getByLabel('Limits: Item 2').fill('2.5');
  await limits.getByRole('button', { name: 'Add' }).click();
  await page.keyboard.type('1');
  await limits.getByRole('button', { name: 'Move Item 3 up' }).click();
  await save.click();
  await expect(save).toBeDisabled();
  expect((await admin.get(`core/record/gauge/${id}`)).body).toMatchObject({ limits: [2.5, 1, 2.5] });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: 'Boiler' })).toContainText(/2\.5.*1.*2\.5/);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Column' }).click();
  await page.locator('.ant-select-dropdown:visible').getByText('Limits', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Value for “Limits”' }).fill('2.5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Limits: is any of 2.5')).toBeVisible();
  await expect(page.getByText('1 of 1 record')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Boiler' })).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ zones: { $in: ['North'] } }));
  await page.goto(`${product.url}/app/list/gauge?filter=${filter}`);
  await expect(page.getByText('Zones: is any of North')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tank' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Boiler' })).toHaveCount(0);
});
