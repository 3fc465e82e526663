import { PlatformClient } from '../support/platform-client';
import { chooseIn, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'alerts', expectedErrors: [/status of 400/] });

test('a rule sends a message when the account of an administrator is frozen', async ({ page, request }) => {
  await logIn(page);
  await openTab(page, 'notice_settings/alerts');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await chooseIn(page, page.getByRole('combobox', { name: 'Event' }), 'An administrator’s account was frozen');
  await chooseIn(page, page.getByRole('combobox', { name: 'Service' }), 'E-mail');
  const recipientBy = page.getByRole('combobox', { name: 'Kind of recipient' });
  await expect(recipientBy).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Recipient' }).fill('ada@example.com');
  await save(page);

  const token = await page.evaluate(() => String(JSON.parse(localStorage.getItem('signalbox.token.default') ?? '""')));
  const headers = { authorization: token };
  const once = { count: 1, duration: { count: 5, unit: 'm', time: 300 } };
  const saved = await request.patch('/rest/core/setting', {
    headers,
    data: { errorLogin: once, errorLoginAdmin: once, notShowCode: true, notShowCodeAdmin: true },
  });
  expect(saved.status()).toBe(200);
  const user = { username: 'grace', name: 'Grace', password: 'A fine passw0rd', isAdmin: true };
  expect((await request.post('/rest/core/user', { headers, data: user })).status()).toBe(200);
  for (const _ of [1, 2, 3])
    await request.post('/rest/core/auth/login', { data: { username: 'grace', password: 'wrong' } });

  await expect
    .poll(async () => (await request.get('/rest/core/notice/log', { headers })).json() as Promise<unknown[]>)
    .toHaveLength(1);
  await page.goto('/app/notice-log');
  const message = page.getByRole('row').filter({ hasText: 'a••••@example.com' });
  // The language of the settings is Chinese.
  await expect(message).toContainText('管理员账号被冻结');
  await expect(message).toContainText('Platform');
});

test('a rule reaches a user of DingTalk by mobile number', async ({ page, product: { url } }) => {
  await logIn(page);
  await openTab(page, 'notice_settings/alerts');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // Saved rules are closed, and the added one is open.
  await expect(page.getByRole('combobox', { name: 'Event' })).toHaveCount(1);
  await chooseIn(page, page.getByRole('combobox', { name: 'Event' }), 'The license runs out');
  await chooseIn(page, page.getByRole('combobox', { name: 'Service' }), 'DingTalk');
  await chooseIn(page, page.getByRole('combobox', { name: 'Kind of recipient' }), 'Mobile number');
  const recipient = page.getByRole('textbox', { name: 'Recipient' });
  await recipient.fill('manager1');
  await saveButton(page).click();
  await expect(page.getByText(/^E-mail needs an address.*DingTalk one user ID or a mobile number/)).toBeVisible();
  await recipient.fill('13800000001');
  await save(page);
  const admin = await PlatformClient.login(url);
  const { body } = await admin.get('core/setting');
  expect(body).toMatchObject({
    noticeAlerts: expect.arrayContaining([
      { event: 'license', provider: 'dingtalk', toKind: 'mobile', to: '13800000001' },
    ]) as object,
  });
});
