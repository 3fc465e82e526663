import { dingtalkAccount, type DingtalkSimulator, startDingtalkSimulator } from '@signalbox/simulators';
import type { Locator, Page } from '@playwright/test';
import { dialogOf } from '../support/backup-page';
import { sendTest } from '../support/send-test';
import { errorOf, input, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'send test' });

let dingtalk: DingtalkSimulator;
test.beforeAll(async () => {
  dingtalk = await startDingtalkSimulator();
});
test.afterAll(() => dingtalk.close());

const tokenPath = '/gettoken';

test('a test message is sent with the values as typed, and shows each class of outcome', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'notice_settings/dingtalk');
  await input(page, '/dingtalk/agentid').fill(dingtalkAccount.agentid);
  await input(page, '/dingtalk/appKey').fill(dingtalkAccount.appKey);
  await input(page, '/dingtalk/appSecret').fill(dingtalkAccount.appSecret);
  await input(page, '/dingtalk/baseUrl').fill(dingtalk.url);

  // Delivered, without a save.
  const dialog = await openTest(page);
  await dialog.getByLabel('Recipient', { exact: false }).last().fill('manager1');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('The message was delivered.')).toBeVisible();
  await expect(steps(dialog)).toContainText([
    'Settings',
    'Connection',
    'Login',
    'Accepted by the provider',
    'Delivered',
  ]);
  expect(dingtalk.delivered).toHaveLength(1);

  // Rejected by a code with HTTP 200; the provider names the address that it does not allow.
  dingtalk.codes = { [tokenPath]: { errcode: 60020, errmsg: 'ip 203.0.113.7 not in white list' } };
  await sendTest(dialog);
  await expect(dialog.getByRole('alert')).toContainText('does not allow the address');
  await expect(steps(dialog)).toContainText(['Settings', 'Connection', 'Login']);
  await dialog.getByText('The provider’s answer', { exact: true }).click();
  await expect(dialog.locator('pre')).toContainText('203.0.113.7 not in white list');

  // Accepted, and no receipt yet.
  Object.assign(dingtalk, { codes: {}, receiptList: undefined });
  await sendTest(dialog);
  await expect(dialog.getByText('The provider accepted the message.')).toBeVisible();
  await expect(steps(dialog).last()).toContainText('not known yet');

  // No answer of the provider, and a broken connection.
  dingtalk.trouble = { kind: 'login-page' };
  await sendTest(dialog);
  await expect(dialog.getByRole('alert')).toContainText('not one of this provider');
  dingtalk.trouble = { kind: 'closes' };
  await sendTest(dialog);
  await expect(dialog.getByRole('alert')).toContainText('The connection broke');
  Object.assign(dingtalk, { trouble: undefined, receiptList: 'unread_user_id_list' });
  await closeTest(page, dialog);

  // The stored secret is used, but not for another address.
  await save(page);
  const again = await openTest(page);
  await again.getByLabel('Recipient', { exact: false }).last().fill('manager1');
  await again.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(again.getByText('The message was delivered.')).toBeVisible();
  await closeTest(page, again);
  await input(page, '/dingtalk/baseUrl').fill(`${dingtalk.url}/elsewhere`);
  await expect(errorOf(page, '/dingtalk/appSecret')).toContainText('AppSecret must be typed again');
  await page.getByRole('button', { name: 'Send test', exact: true }).click();
  await expect(page.getByText('Correct the values that are marked first.')).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);

  // Each test is in the log, marked, and cannot be sent again.
  await page.goto('/app/notice-log');
  const tests = page.getByRole('row').filter({ hasText: 'ma••••r1' });
  await expect(tests).toHaveCount(6);
  await expect(tests.filter({ has: page.getByRole('cell', { name: 'Yes', exact: true }) })).toHaveCount(6);
  await expect(tests.first()).toContainText('Test message');
  await expect(tests.filter({ hasText: 'Failed' })).toHaveCount(3);
  await tests.filter({ hasText: 'Failed' }).first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Outcome' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

const steps = (dialog: Locator): Locator =>
  dialog.getByRole('list', { name: 'Steps of the test' }).getByRole('listitem');

async function openTest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Send test', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'DingTalk: test message' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function closeTest(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
