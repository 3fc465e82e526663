import type { Locator, Page } from '@playwright/test';
import { startWechatSimulator, wechatAccount, type WechatSimulator, wechatTemplate } from '@signalbox/simulators';
import { input, openTab, save } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'wechat templates' });

let wechat: WechatSimulator;
test.beforeAll(async () => {
  wechat = await startWechatSimulator();
});
test.afterAll(() => wechat.close());

const path = '/cgi-bin/template/get_all_private_template';

test('the templates of the account are compared with those typed, and added', async ({ page }) => {
  wechat.templates.push({ template_id: 'template-2', title: 'Reminder', content: '{{name.DATA}} is due' });
  await logIn(page);
  await openTab(page, 'notice_settings/wechat');
  await input(page, '/wechat/appid').fill(wechatAccount.appid);
  await input(page, '/wechat/secret').fill(wechatAccount.secret);
  await input(page, '/wechat/baseUrl').fill(wechat.url);

  // The account does not allow the address of the platform; then it does.
  wechat.codes = { [path]: { errcode: 40164, errmsg: 'invalid ip 203.0.113.7, not in whitelist' } };
  let dialog = await openTemplates(page);
  await expect(dialog.getByRole('alert')).toContainText('does not allow the address');
  await expect(dialog.getByRole('alert')).toContainText('list of allowed addresses');
  wechat.codes = {};
  await dialog.getByRole('button', { name: 'Try again' }).click();

  // Both are only in the account. One is added, and becomes part of the draft.
  await expect(rows(dialog)).toHaveCount(2);
  const alarm = rowOf(dialog, wechatTemplate.id);
  await expect(alarm).toContainText('Only in the account');
  await alarm.getByRole('button', { name: 'Add' }).click();
  await expect(alarm).toContainText('The same');
  await expect(alarm).toBeFocused();
  await expect(rowOf(dialog, 'template-2')).toContainText('Only in the account');
  await closeTemplates(dialog);
  await save(page);

  // The account has changed; the stored secret is used.
  wechat.templates = [{ template_id: wechatTemplate.id, title: 'Alarm', content: '{{first.DATA}} changed' }];
  dialog = await openTemplates(page);
  const changed = rowOf(dialog, wechatTemplate.id);
  await expect(changed).toContainText('Differs');
  await expect(changed).toContainText('{{first.DATA}} changed');
  await changed.getByRole('button', { name: 'Use the account’s content' }).click();
  await expect(changed).toContainText('The same');
  await closeTemplates(dialog);
  await save(page);

  wechat.templates = [];
  dialog = await openTemplates(page);
  await expect(rowOf(dialog, wechatTemplate.id)).toContainText('Only typed here');
  await expect(rowOf(dialog, wechatTemplate.id)).toContainText('{{first.DATA}} changed');
  await closeTemplates(dialog);

  // The stored secret goes to no other address.
  const asked = wechat.requests.length;
  await input(page, '/wechat/baseUrl').fill(`${wechat.url}/elsewhere`);
  await page.getByRole('button', { name: 'Compare templates' }).click();
  await expect(page.getByText('Correct the values that are marked first.')).toBeVisible();
  expect(wechat.requests).toHaveLength(asked);
});

const rows = (dialog: Locator): Locator => dialog.getByRole('list').getByRole('listitem');
const rowOf = (dialog: Locator, id: string): Locator => rows(dialog).filter({ hasText: id });

async function openTemplates(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Compare templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Templates of the account' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function closeTemplates(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
}
