import type { Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { field, input, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';
import { tabTitles } from './groups';

test.use({ productFor: 'permissions', expectedErrors: [/status of 401/] });

const editorKeys = ['setting.view', 'setting.edit'];
let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
  await createUser(admin, { username: 'reader', permissions: ['setting.view'] });
  await createUser(admin, { username: 'editor', permissions: editorKeys });
  await createUser(admin, { username: 'guard', permissions: ['setting.view', 'setting.security'] });
  await createUser(admin, { username: 'visitor' });
});

const enter = (page: Page, username: string, to?: string) => logIn(page, { username, password: userPassword, to });
const tabsOf = (page: Page) => page.getByRole('tablist').first().getByRole('tab');
const settings = async (client: PlatformClient): Promise<JsonObject> => (await client.get('core/setting')).body;
const isReadOnly = (page: Page) => page.getByText('You can view these settings, but not change them.');

test('without a tab’s permission the tab is in no strip, at no address and in no search', async ({ page }) => {
  await enter(page, 'editor');
  await openTab(page, 'safe_request/base');
  await expect(tabsOf(page)).toHaveText(tabTitles('safe_request', editorKeys));
  await openTab(page, 'settings/base');
  await expect(tabsOf(page)).toHaveText(tabTitles('settings', editorKeys));

  // Its address falls back to the first tab.
  await page.goto('/app/system/list/safe_request?tab=password');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Basic information');
  await expect(field(page, '/userExpand/minPasswordLength')).toHaveCount(0);

  const search = page.getByRole('combobox', { name: 'Search settings' });
  const hits = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await search.fill('Verification code');
  await expect(hits.first()).toBeVisible();
  for (const hidden of ['Password policy', 'Shortest password']) {
    await search.fill(hidden);
    await expect(page.getByText('No setting matches the search')).toBeVisible();
    await expect(hits).toHaveCount(0);
  }
  // Two tabs have a field of this name; the result names its tab.
  await search.fill('Idle time before logout');
  await expect(hits).toHaveText([/Front-end system › Login$/]);
});

test('without a tab’s permission its values are not sent, and cannot be changed', async ({ product }) => {
  const editor = await PlatformClient.login(product.url, 'editor', userPassword);
  const visible = await settings(editor);
  expect(visible).toMatchObject({ name: 'Signalbox', userExpand: { verifyCodeMinutes: 5 } });
  for (const key of ['errorLoginAdmin', 'notShowCodeAdmin', 'noOpExpireAdmin']) expect(visible).not.toHaveProperty(key);
  expect(visible['userExpand']).not.toHaveProperty('minPasswordLength');

  const before = await settings(admin);
  const patches: JsonObject[] = [
    { userExpand: { minPasswordLength: 1 } },
    { notShowCodeAdmin: true },
    { notShowCodeAdmin: false },
    { copyright: 'by the editor', userExpand: { passwordComplexity: 'high' } },
  ];
  for (const patch of patches) {
    for (const method of ['PATCH', 'POST']) {
      const { status, body } = await editor.send(method, 'core/setting', { body: patch });
      expect({ status, detail: body['detail'] }).toEqual({ status: 401, detail: 'setting.security' });
    }
  }
  expect(await settings(admin)).toEqual(before);
});

test('a tab can be edited beside one that can only be read', async ({ page }) => {
  await enter(page, 'guard');
  await openTab(page, 'safe_request/password');
  await input(page, '/userExpand/minPasswordLength').fill('9');
  await save(page);
  expect(await settings(admin)).toMatchObject({ userExpand: { minPasswordLength: 9 } });

  await page.getByRole('tab', { name: 'Verification code' }).click();
  await expect(isReadOnly(page)).toBeVisible();
  await expect(input(page, '/userExpand/verifyCodeMinutes')).toBeDisabled();
});

test('a user without edit permissions sees every form read-only and no Save button', async ({ page, product }) => {
  await enter(page, 'reader');
  for (const form of [
    'settings/base',
    'reception_settings/base',
    'reception_settings/appearance',
    'notice_settings/wechat',
    'modular_settings/upload-formats',
    'language_settings/base',
  ]) {
    await openTab(page, form);
    await expect(isReadOnly(page)).toContainText('setting.edit');
    const open = page
      .locator('.sb-field')
      .locator('input, textarea, [role=switch], [role=combobox]')
      .and(page.locator(':not([disabled]):not([aria-disabled=true])'));
    await expect(open, form).toHaveCount(0);
    const ways = page.locator('.sb-field').getByRole('button', { name: /Upload|Add|Remove|Replace/, disabled: false });
    await expect(ways, form).toHaveCount(0);
    await expect(saveButton(page)).toHaveCount(0);
  }
  const before = await settings(admin);
  const reader = await PlatformClient.login(product.url, 'reader', userPassword);
  for (const method of ['PATCH', 'POST', 'PUT']) {
    const { status, body } = await reader.send(method, 'core/setting', { body: { copyright: 'by the reader' } });
    expect({ status, detail: body['detail'] }).toEqual({ status: 401, detail: 'setting.edit' });
  }
  expect(await settings(admin)).toEqual(before);
});

test('the pages of the groups need the permission to edit, the overview that to view', async ({ page }) => {
  await enter(page, 'reader', '/app/settings');
  await expect(page.getByRole('heading', { name: 'No permission for this page' })).toBeVisible();
  await expect(page.getByText('setting.edit')).toBeVisible();
  await page.goto('/app/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('menuitem', { name: 'Settings', exact: true })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Platform basics' })).toHaveCount(0);
  await page.goto('/app/system/list/settings');
  await expect(page.getByRole('tab', { name: 'Basic information' })).toBeVisible();
});

test('a user without settings permissions sees an error at their URL, and no menu entry', async ({ page, product }) => {
  await enter(page, 'visitor', '/app/system/list/settings');
  await expect(page.getByRole('heading', { name: 'No permission for this page' })).toBeVisible();
  await expect(page.getByText('setting.view')).toBeVisible();
  await page.goto('/app/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Platform basics' })).toHaveCount(0);

  const visitor = await PlatformClient.login(product.url, 'visitor', userPassword);
  expect((await visitor.get('core/setting')).status).toBe(401);
});

test('a permission that is removed while the page is open prevents the save', async ({ page, product }) => {
  const id = await createUser(admin, { username: 'former', permissions: ['setting.view', 'setting.edit'] });
  await enter(page, 'former');
  await openTab(page, 'settings/base');
  await input(page, '/copyright').fill('written too late');
  const { status } = await admin.patch(`core/user/${id}`, { roles: [], permissions: ['setting.view'] });
  expect(status).toBe(200);
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The settings were not saved');
  await expect(page.getByRole('alert')).toContainText('No permission');
  await expect(input(page, '/copyright')).toHaveValue('written too late');
  expect(JSON.stringify(await settings(admin))).not.toContain('written too late');
  expect(product.output()).not.toMatch(/"level":50/);
});
