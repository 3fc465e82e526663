import { chooseIn, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'alerts' });

test('a rule sends a message when the account of an administrator is frozen', async ({ page, request }) => {
  await logIn(page);
  await openTab(page, 'notice_settings/alerts');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await chooseIn(page, page.getByRole('combobox', { name: 'Event' }), 'An administrator’s account was frozen');
  await chooseIn(page, page.getByRole('combobox', { name: 'Sent by' }), 'E-mail');
  await page.getByLabel('Recipient').fill('ada@example.com');
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
