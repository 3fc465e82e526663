import { aliyunAccount, type AliyunSimulator, aliyunTemplate, startAliyunSimulator } from '@signalbox/simulators';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { seriousErrors } from '../support/accessibility';
import { createUser, userPassword } from '../support/people';
import { PlatformClient } from '../support/platform-client';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'delivery log' });

const texts = {
  en: { title: 'Delivery log', failed: 'Failed', resend: 'Send again' },
  'zh-Hans': { title: '发送记录', failed: '失败', resend: '重新发送' },
  fr: { title: 'Journal des envois', failed: 'Échec', resend: 'Renvoyer' },
  ar: { title: 'سجل الإرسال', failed: 'فشلت', resend: 'إعادة الإرسال' },
};

let aliyun: AliyunSimulator;
test.beforeAll(async () => {
  aliyun = await startAliyunSimulator();
});
test.afterAll(() => aliyun.close());

const outOfService = { SendSms: { Code: 'isv.OUT_OF_SERVICE', Message: 'no money left for 13800000001' } };

test('the delivery log shows why a message failed, sends it again, filters and exports', async ({ page }) => {
  await logIn(page, { to: '/app/notice-log' });
  await expect(page.getByText('No message has been sent yet.')).toBeVisible();
  const call = await caller(page);
  await call('setting', 'PATCH', { sms: { operator: 'ali', ...aliyunAccount, baseUrl: aliyun.url } });
  aliyun.codes = outOfService;
  await call('notice/send', 'POST', { provider: 'sms', to: '13800000001', template: aliyunTemplate });
  await call('notice/send', 'POST', { provider: 'email', to: 'ada@example.com', subject: 'Pump 7' });

  await page.reload();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const sms = rows.filter({ hasText: 'SMS_154950909' });
  await expect(sms.getByText('Failed', { exact: true })).toBeVisible();
  await expect(sms).toContainText('138••••0001');

  await sms.getByRole('link').click();
  const details = page.getByRole('dialog', { name: '138••••0001' });
  await expect(details).toContainText('isv.OUT_OF_SERVICE');
  await details.getByText('The provider’s answer', { exact: true }).click();
  await expect(details.locator('pre')).toContainText('no money left for 138••••0001');
  await expect(page.getByText('13800000001')).toHaveCount(0);

  aliyun.codes = {};
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect(sms).toHaveCount(2);
  await expect(sms.first().getByText('Delivered', { exact: true })).toBeVisible();
  expect(aliyun.sent).toHaveLength(1);

  await details.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('textbox', { name: 'Value for “Recipient”' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(sms).toHaveCount(0);
  await expect(rows.filter({ hasText: 'a••••@example.com' })).toHaveCount(1);
  // The recipient is personal data.
  const kept = await page.evaluate(() => location.href + JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).toContain('filter=');
  expect(kept).not.toMatch(/ada(@|%40)/);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await downloaded).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file).toMatch(/a••••@example\.com,Failed,[^,]+,E-mail,Pump 7,admin,/);
  await page.getByRole('button', { name: 'Clear the filter' }).last().click();
  await expect(sms).toHaveCount(2);
});

test.describe('from right to left', () => {
  test.use({ language: 'ar', viewport: { width: 390, height: 844 } });

  test('each line of an address begins at the right', async ({ page, product }) => {
    const to = `ada@${'harbour-water-works.'.repeat(4)}example.com`;
    await sendWithoutServer(await PlatformClient.login(product.url), to);
    await logIn(page, { to: `${product.url}/app/notice-log` });
    await page.getByRole('link', { name: /water-works/ }).click();
    const address = page.getByRole('dialog').locator('bdi').filter({ hasText: 'water-works' }).first();
    await expect(address).toBeVisible();
    const rightEdges = await address.evaluate((element) =>
      [...element.getClientRects()].map(({ right }) => Math.round(right)),
    );
    expect(rightEdges.length).toBeGreaterThan(1);
    expect(new Set(rightEdges).size).toBe(1);
  });
});

test('offers a user only what the platform allows, by keyboard', async ({ page, product }) => {
  const admin = await PlatformClient.login(product.url);
  await sendWithoutServer(admin);
  await createUser(admin, { username: 'reader', permissions: ['notice.view'] });
  await logIn(page, { username: 'reader', password: userPassword, to: `${product.url}/app/notice-log` });
  const failed = page.getByRole('row').filter({ hasText: 'Failed' }).first();
  await failed.getByRole('link').press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('region', { name: 'Outcome' })).toContainText('Field: SMTP host');
  await expect(panel.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New record' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(failed.getByRole('link')).toBeFocused();
});

for (const { language, width, colorScheme } of [
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'zh-Hans', width: 1440, colorScheme: 'dark' },
  { language: 'fr', width: 390, colorScheme: 'dark' },
  { language: 'ar', width: 1440, colorScheme: 'light' },
] as const) {
  test.describe(`${language}, ${width} px, ${colorScheme}`, () => {
    test.use({ language, colorScheme, viewport: { width, height: 844 } });
    const words = texts[language];

    test('list and panel fit the screen, are translated, and have no serious errors', async ({ page, product }) => {
      await sendWithoutServer(await PlatformClient.login(product.url));
      await logIn(page, { to: `${product.url}/app/notice-log` });
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      const failed = page.getByRole('row').filter({ hasText: words.failed }).first();
      // Beside the recipient, also on a narrow screen.
      await expect(failed.getByText(words.failed, { exact: true })).toBeInViewport();
      expect(await seriousErrors(page)).toEqual([]);
      await failed.getByRole('link').click();
      await expect(page.getByRole('button', { name: words.resend })).toBeVisible();
      expect(await seriousErrors(page, '[role=dialog]')).toEqual([]);
      // Values that cannot be changed have the colour of text.
      const colorOf = (part: Locator) => part.first().evaluate((element) => getComputedStyle(element).color);
      const panel = page.getByRole('dialog');
      expect(await colorOf(panel.getByRole('textbox', { disabled: true }))).toBe(await colorOf(panel.locator('label')));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

/** The message fails: the settings name no mail server. */
async function sendWithoutServer(admin: PlatformClient, to = 'ada@example.com'): Promise<void> {
  await admin.post('core/notice/send', { provider: 'email', to, subject: 'Pump 8' });
  await expect.poll(async () => JSON.stringify((await admin.get('core/notice/log')).body)).toMatch(/Pump 8.*failed/);
}

/** Calls the platform with the session of the page. */
async function caller(page: Page) {
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('signalbox.token.default') ?? '""')));
  return async (path: string, method: 'PATCH' | 'POST', data: object) => {
    const answer = await page.request.fetch(`/rest/core/${path}`, { method, data, headers: { authorization: token } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
}
