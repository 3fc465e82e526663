import { aliyunAccount, type AliyunSimulator, aliyunTemplate, startAliyunSimulator } from '@signalbox/simulators';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'delivery log' });

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

  await sms.getByRole('button', { name: 'Show details' }).click();
  const details = page.getByRole('region', { name: 'Details of the message' });
  await expect(details).toContainText('isv.OUT_OF_SERVICE');
  await details.getByText('The provider’s answer', { exact: true }).click();
  await expect(details.locator('pre')).toContainText('no money left for 138••••0001');
  await expect(page.getByText('13800000001')).toHaveCount(0);

  aliyun.codes = {};
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect(sms).toHaveCount(2);
  await expect(sms.first().getByText('Delivered', { exact: true })).toBeVisible();
  expect(aliyun.sent).toHaveLength(1);

  await page.getByRole('searchbox', { name: 'Whole recipient' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(sms).toHaveCount(0);
  await expect(rows.filter({ hasText: 'a••••@example.com' })).toHaveCount(1);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await readFile(await (await downloaded).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  expect(file).toContain('a••••@example.com,E-mail,Pump 7,Failed');
  await page.getByRole('button', { name: 'Show all messages' }).click();
  await expect(sms).toHaveCount(2);
});

test('from right to left, each line of an address begins at the right', async ({ page }) => {
  await logIn(page, { to: '/app/notice-log' });
  const call = await caller(page);
  const to = `ada@${'harbour-water-works.'.repeat(4)}example.com`;
  await call('notice/send', 'POST', { provider: 'email', to, subject: 'Pump 8' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('signalbox.language', '"ar"'));
  await page.reload();
  const address = page.getByRole('cell').locator('bdi').filter({ hasText: 'water-works' });
  await expect(address).toBeVisible();
  const rightEdges = await address.evaluate((element) =>
    [...element.getClientRects()].map(({ right }) => Math.round(right)),
  );
  expect(rightEdges.length).toBeGreaterThan(1);
  expect(new Set(rightEdges).size).toBe(1);
});

/** Calls the platform with the session of the page. */
async function caller(page: Page) {
  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('signalbox.token.default') ?? '""')));
  return async (path: string, method: 'PATCH' | 'POST', data: object) => {
    const answer = await page.request.fetch(`/rest/core/${path}`, { method, data, headers: { authorization: token } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
}
