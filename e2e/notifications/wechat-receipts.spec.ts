import {
  sendWechatReceipt,
  startWechatSimulator,
  testWechatServer,
  wechatAccount,
  wechatFollower,
  wechatTemplate,
} from '@signalbox/simulators';
import { PlatformClient } from '../support/platform-client';
import { errorOf, field, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'receipts of WeChat', expectedErrors: [/status of 400/] });

test('the delivery log shows the status that WeChat reports for a message', async ({ page, product: { url } }) => {
  const wechat = await startWechatSimulator();
  const admin = await PlatformClient.login(url);
  const template = [{ title: 'alarm', ...wechatTemplate }];
  await admin.patch('core/setting', { wechat: { ...wechatAccount, baseUrl: wechat.url, template } });
  const token = 'receipts0123';
  const server = { address: `${url}/rest/core/notice/wechatReceipt`, token };
  // WeChat accepts the address once the administrator has saved the token.
  expect(await testWechatServer(server)).toBe(false);
  await logIn(page);
  await openTab(page, 'notice_settings/wechat');
  await field(page, '/wechat/receiptToken').locator('input').fill(token);
  await save(page);
  expect(await testWechatServer(server)).toBe(true);

  const send = async (first: string) => {
    const values = [
      { name: 'first', value: first },
      { name: 'device', value: 'Pump 7' },
    ];
    const { status, body } = await admin.post('core/notice/send', {
      provider: 'wechat',
      to: wechatFollower,
      template: 'alarm',
      values,
    });
    expect([status, body]).toEqual([200, expect.anything()]);
  };
  const rows = page.getByRole('row').filter({ hasText: 'alarm' });
  const open = async (states: string[]) => {
    await expect(async () => {
      await page.goto('/app/notice-log');
      await expect(rows).toHaveCount(states.length);
      for (const [at, state] of states.entries())
        await expect(rows.nth(at).getByText(state, { exact: true })).toBeVisible({ timeout: 3_000 });
    }).toPass();
  };
  await send('one');
  await open(['Accepted']);
  const first = wechat.lastId;
  await send('two');
  await open(['Accepted', 'Accepted']);

  expect(await sendWechatReceipt(server, { msgid: first, status: 'success' })).toEqual({
    status: 200,
    text: 'success',
  });
  await sendWechatReceipt(server, { msgid: wechat.lastId, status: 'failed:user block' });
  await open(['Failed', 'Delivered']);
  await rows.first().getByRole('link').click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('does not follow the account, or blocks its messages');
  await expect(details.locator('pre')).toHaveText('failed:user block');

  // Encrypted events: the account is in safe mode, and the administrator saves its key.
  const key = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
  await openTab(page, 'notice_settings/wechat');
  const keyInput = field(page, '/wechat/receiptKey').locator('input');
  await keyInput.fill(key.slice(1));
  await saveButton(page).click();
  await expect(errorOf(page, '/wechat/receiptKey')).toHaveText('Enter the 43 letters and digits of the key.');
  await keyInput.fill(key);
  await save(page);
  await send('three');
  await open(['Accepted', 'Failed', 'Delivered']);
  const receipt = { msgid: wechat.lastId, status: 'success' } as const;
  expect((await sendWechatReceipt(server, receipt)).status).toBe(401);
  const encryption = { mode: 'safe', key, appid: wechatAccount.appid } as const;
  expect((await sendWechatReceipt({ ...server, encryption }, receipt)).status).toBe(200);
  await open(['Delivered', 'Failed', 'Delivered']);
  await wechat.close();
});
