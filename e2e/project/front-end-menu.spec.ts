import type { JsonObject } from '@signalbox/schemas';
import { seriousErrors } from '../support/accessibility';
import { createDashboard } from '../support/dashboards';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'front-end menu', expectedErrors: [/401/] });

let admin: PlatformClient;
let dashboard: string;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  dashboard = await createDashboard(admin, { name: 'Basin board', widgets: [{ type: 'text', content: 'Basin 4' }] });
  await createUser(admin, { username: 'guard', permissions: ['dashboard.view'] });
  const basins = page('basins', { title: { en: 'Basins', zh_Hans: '水池', fr: 'Bassins', ar: 'الأحواض' } });
  const routers = [
    { key: 'plant', title: 'Plant', path: 'plant', children: [basins, page('closed', { permission: 'plant.view' })] },
    page('kept', { hidden: true }),
    {
      key: 'empty',
      title: 'Empty',
      path: 'empty',
      children: [page('closed2', { permission: 'plant.view', path: 'x' })],
    },
    { key: 'manual', title: 'Manual', url: 'https://plant.example.org/manual', target: '_blank' },
  ];
  expect((await admin.patch('core/setting', { routers })).body).toMatchObject({ status: 'OK' });
});

function page(key: string, more: JsonObject = {}): JsonObject {
  return { key, title: key, path: `plant/${key}`, element: `dashboard.${dashboard}`, ...more };
}
const guard = { username: 'guard', password: userPassword };

test('leads to the dashboards that the user may see', async ({ page, product }) => {
  await logIn(page, { ...guard, to: `${product.url}/app/dashboard` });
  const menu = page.getByRole('navigation').getByRole('menu').first();
  await menu.getByRole('menuitem', { name: 'Plant' }).click();
  await expect(menu.getByRole('menuitem', { name: 'closed' })).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: 'kept' })).toHaveCount(0);
  const manual = menu.getByRole('menuitem', { name: 'Manual (opens in a new tab)', exact: true });
  await expect(manual.locator('a')).toHaveAttribute('rel', 'noopener');
  await expect(manual.locator('a svg')).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Basins' }).click();
  await expect(page).toHaveURL(`${product.url}/app/plant/basins`);
  await expect(page.getByRole('heading', { level: 1, name: 'Basins' })).toBeVisible();
  await expect(page.getByText('Basin 4')).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Basins' })).toHaveAttribute('aria-current', 'page');
});

test('opens hidden pages by their address, and closes others', async ({ page, product }) => {
  await logIn(page, { ...guard, to: `${product.url}/app/plant/kept` });
  await expect(page.getByText('Basin 4')).toBeVisible();
  await page.goto('/app/plant/closed');
  await expect(page.getByText(/plant\.view/)).toBeVisible();
  await expect(page.getByText('Basin 4')).toHaveCount(0);
  await page.goto('/app/plant/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('opens the first page of a group by the address of the group', async ({ page, product }) => {
  await logIn(page, { ...guard, to: `${product.url}/app/plant` });
  await expect(page).toHaveURL(`${product.url}/app/plant/basins`);
  await expect(page.getByText('Basin 4')).toBeVisible();
  await page.goto('/app/empty');
  await expect(page.getByRole('heading', { level: 1, name: 'No pages in this group' })).toBeVisible();
});

test('follows a save of another administrator', async ({ page, product }) => {
  await logIn(page, { to: `${product.url}/app/dashboard` });
  const entry = page.getByRole('navigation').getByRole('menuitem', { name: 'New board' });
  await expect(page.getByRole('menuitem', { name: 'Plant' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  const { body } = await admin.get('core/setting');
  const added = { key: 'new', title: 'New board', path: 'new', element: `dashboard.${dashboard}` };
  await admin.patch('core/setting', { routers: [...(body['routers'] as JsonObject[]), added] });
  await entry.click();
  await expect(page.getByText('Basin 4')).toBeVisible();
});

for (const { layout, language, width, title } of [
  { layout: 'layout2', language: 'zh-Hans', width: 1440, title: '水池' },
  { layout: 'layout1', language: 'ar', width: 390, title: 'الأحواض' },
]) {
  test.describe(`${layout}, ${language}, ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 }, colorScheme: 'dark' });

    test('opens a page of a group, and axe finds no serious error', async ({ page, product }) => {
      await admin.patch('core/setting', { layout });
      await logIn(page, { to: `${product.url}/app/dashboard` });
      if (width < 900) await page.getByRole('banner').getByRole('button').first().click();
      await page.getByRole('menuitem', { name: 'Plant' }).click();
      await page.getByRole('menuitem', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await seriousErrors(page)).toEqual([]);
    });
  });
}
