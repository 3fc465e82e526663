import type { Page } from '@playwright/test';
import type { JsonObject } from '@signalbox/schemas';
import { createDashboard } from '../support/dashboards';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { field, input, openTab, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'license-reminder', expectedErrors: [/status of 40[01]/] });

const inDays = (days: number) => new Date(Date.now() + (days - 0.5) * 86_400_000).toISOString();
const boxOf = (page: Page, name = 'Harbour license') => page.getByRole('region', { name });

/** Replaces the reminder of the settings. */
async function remind(url: string, pressMoney: JsonObject): Promise<PlatformClient> {
  const admin = await PlatformClient.login(url);
  const none = { expireSettings: [], tip: null, tipTime: null, showTime: null, position: null, customModal: false };
  const { status } = await admin.patch('core/setting', {
    pressMoney: { ...none, name: 'Harbour license', ...pressMoney },
  });
  expect(status).toBe(200);
  return admin;
}

test('a user closes the reminder with its code, on all open consoles', async ({ page, product, openConsole }) => {
  const admin = await remind(product.url, {
    expireSettings: [
      { expireTime: inDays(-2), tip: 'past' },
      { expireTime: inDays(6), tip: '{days} days left, or XX', code: 'heron-7' },
    ],
  });
  await createUser(admin, { username: 'mo' });
  const second = await openConsole();
  const user = { username: 'mo', password: userPassword };
  await logIn(second, { ...user, to: '/app/dashboard' });
  await expect(boxOf(second)).toContainText('6 days left, or 6');

  await logIn(page, { ...user, to: '/app/profile' });
  const box = boxOf(page);
  await expect(box).toBeVisible();
  await expectSaidOnce(page, 'Harbour license. 6 days left, or 6');
  await expect(box.getByRole('button', { name: 'Close until the next login' })).toHaveCount(0);
  expect(await box.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  const unlock = box.getByRole('button', { name: 'Unlock', exact: true });
  await unlock.click();
  await expect(box.getByRole('alert')).toHaveText('The unlock code is required');
  await box.getByLabel('Unlock code').fill('crow');
  await unlock.click();
  await expect(box.getByRole('alert')).toContainText('The unlock code is not correct');
  await box.getByLabel('Unlock code').fill('heron-7');
  const rejected = { code: 100_010_001, message: 'Not stored', detail: 'the disk is full', field: '' };
  await page.route('**/rest/core/setting', (route) => route.fulfill({ status: 400, json: rejected }), { times: 1 });
  await unlock.click();
  await expect(box.getByRole('alert')).toHaveText(/Not stored.*the disk is full/);
  await box.getByLabel('Unlock code').press('Enter');
  await expect(box).toHaveCount(0);
  await expect(boxOf(second)).toHaveCount(0);
});

/** A live region has the text, and does not say it again on another page. */
async function expectSaidOnce(page: Page, text: string): Promise<void> {
  const region = boxOf(page).getByRole('status');
  await expect(region).toHaveText(text);
  await region.evaluate((element) => {
    element.dataset['changes'] = '0';
    const count = () => (element.dataset['changes'] = String(Number(element.dataset['changes']) + 1));
    new MutationObserver(count).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region).toHaveAttribute('data-changes', '0');
}

/** Texts of the box, of its field and of a wrong code. The standard text has the days in the plural of the language. */
const languages = [
  {
    code: 'en',
    text: 'has less than 1 day left',
    label: 'Unlock code',
    wrong: 'The unlock code is not correct',
    unlock: 'Unlock',
  },
  { code: 'zh-Hans', text: '项目授权不足1天', label: '解锁密钥', wrong: '密钥不正确！', unlock: '解锁' },
  {
    code: 'fr',
    text: 'Il reste moins de 1 jour à',
    label: 'Code de déverrouillage',
    wrong: 'Le code de déverrouillage est incorrect',
    unlock: 'Déverrouiller',
  },
  {
    code: 'ar',
    text: /بقي أقل من [1١] يوم على/,
    label: 'رمز إلغاء القفل',
    wrong: 'رمز إلغاء القفل غير صحيح',
    unlock: 'إلغاء القفل',
  },
];
for (const { code, text, label, wrong, unlock } of languages) {
  test.describe(code, () => {
    test.use({ language: code });

    test(`a user reads the reminder in ${code}, and what is wrong with a code`, async ({ page, product }) => {
      const admin = await remind(product.url, { expireSettings: [{ expireTime: inDays(1), code: 'heron-7' }] });
      const username = `mo-${code.toLowerCase()}`;
      await createUser(admin, { username });
      await logIn(page, { username, password: userPassword, to: '/app/profile' });
      const box = boxOf(page);
      await expect(box).toContainText(text);
      await box.getByLabel(label).fill('crow');
      await box.getByRole('button', { name: unlock, exact: true }).click();
      await expect(box.getByRole('alert')).toHaveText(wrong);
      await box.getByLabel(label).fill('heron-7');
      await box.getByLabel(label).press('Enter');
      await expect(box).toHaveCount(0);
    });
  });
}

test('an administrator closes the legacy reminder until the next login', async ({ page, product }) => {
  const admin = await remind(product.url, {});
  // As a client of an earlier version sends it.
  await admin.patch('core/setting', { pressMoney: { expireTime: inDays(9), tip: 'xx days, call us' } });
  await logIn(page, { to: '/app/system/list/settings' });
  const box = boxOf(page);
  await expect(box).toContainText('9 days, call us');
  await expect(box.getByLabel('Unlock code')).toHaveCount(0);
  expect(await box.boundingBox()).toMatchObject({ width: 400, height: 300 });
  await expect(saveButton(page)).toBeVisible();
  await expectNoOverlap(page);

  await box.getByRole('button', { name: 'Close until the next login' }).click();
  await expect(box).toHaveCount(0);
  await page.reload();
  await expect(saveButton(page)).toBeVisible();
  await expect(box).toHaveCount(0);
  await logIn(page, { to: '/app/dashboard' });
  await expect(box).toBeVisible();
});

test('on a short page, the reminder keeps clear of Save, also when the form grows', async ({ page, product }) => {
  await remind(product.url, { expireSettings: [{ expireTime: inDays(12) }], position: 'bottomRight' });
  await logIn(page);
  await openTab(page, 'notice_settings/alerts');
  await expect(boxOf(page)).toContainText('less than');
  await expectNoOverlap(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Recipient' })).toBeVisible();
  await expectNoOverlap(page);
});

test('on a narrow screen, from right to left, the reminder is a bar above Save', async ({ page, product }) => {
  await remind(product.url, { expireSettings: [{ expireTime: inDays(12) }], position: 'topLeft' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('signalbox.language', '"ar"'));
  await logIn(page, { to: '/app/system/list/settings' });
  const box = boxOf(page);
  // The standard text in the user's language.
  await expect(box).toContainText('بقي أقل من');
  const place = await box.boundingBox();
  // The gutter of the scroll bar is beside it.
  expect(place?.width).toBeGreaterThan(390 - 32 - 20);
  expect(place?.height).toBeLessThan(200);
});

test('on a narrow screen, the end of a page can be reached beside the bar', async ({ page, product }) => {
  await remind(product.url, { expireSettings: [{ expireTime: inDays(12) }], position: 'bottomRight' });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, { to: '/app/system/list/modular_settings?tab=license-reminder' });
  await expect(boxOf(page)).toContainText('less than');
  // Rejected while something else is in front of it.
  await page.getByRole('button', { name: 'Preview the box' }).click();
  await expect(page.getByRole('button', { name: 'Close the preview' })).toBeVisible();
  await page.goto('/app/license');
  await expect(boxOf(page)).toContainText('less than');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  // The page may still grow.
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [foot, bar] = [await page.locator('main').boundingBox(), await boxOf(page).boundingBox()];
      return foot && bar ? foot.y + foot.height - bar.y : undefined;
    })
    .toBeLessThanOrEqual(0);
});

test('the preview shows the values as typed, with a dashboard', async ({ page, product }) => {
  const admin = await remind(product.url, { expireSettings: [{ expireTime: inDays(40), tip: 'In {days} days' }] });
  const id = await createDashboard(admin, { name: 'License end' });
  await logIn(page);
  await openTab(page, 'modular_settings/license-reminder');
  await expect(boxOf(page)).toHaveCount(0);
  await input(page, '/pressMoney/size/width').fill('520');
  await page.getByRole('button', { name: 'Preview the box' }).click();
  await expect(boxOf(page)).toContainText('In 40 days');
  expect(await boxOf(page).boundingBox()).toMatchObject({ width: 520 });
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect(boxOf(page)).toHaveCount(0);
  await input(page, '/pressMoney/size/width').fill('5');
  await page.getByRole('button', { name: 'Preview the box' }).click();
  await expect(page.getByText('Correct the marked values first.')).toBeVisible();
  await expect(field(page, '/pressMoney/size/width')).toContainText('200');

  await remind(product.url, {
    expireSettings: [{ expireTime: inDays(5) }],
    customModal: true,
    pressDashboard: { id },
    position: 'center',
  });
  await page.goto('/app/profile');
  await expect(boxOf(page).getByRole('heading', { name: 'License end' })).toBeVisible();
});

/** The box covers no part of the bar with Save. */
async function expectNoOverlap(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const box = await boxOf(page).boundingBox();
      const bar = await page.getByRole('region', { name: 'Save' }).boundingBox();
      return box && bar && box.y + box.height <= bar.y;
    })
    .toBe(true);
}
