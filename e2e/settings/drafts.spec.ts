import type { Request } from '@playwright/test';
import { PlatformClient } from '../support/platform-client';
import { choose, chooseLanguage, errorOf, field, input, openTab, save, saveButton } from '../support/settings-page';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'drafts' });

let admin: PlatformClient;
test.beforeAll(async ({ product }) => {
  admin = await PlatformClient.login(product.url);
});

test('a conditional field appears and disappears, and its stale value is not sent', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'notice_settings/sms');
  const signature = field(page, '/sms/signName');
  await expect(signature).toHaveCount(0);
  await choose(page, '/sms/operator', 'Alibaba Cloud');
  await expect(signature).toBeVisible();
  await input(page, '/sms/appKey').fill('key');
  await input(page, '/sms/appSecret').fill('sms-secret-1');
  await expect(saveButton(page)).toBeEnabled();
  await input(page, '/sms/signName').fill('North');
  await expect(saveButton(page)).toBeEnabled();

  await choose(page, '/sms/operator', 'Lingxuntong');
  await expect(signature).toHaveCount(0);
  const request: Promise<Request> = page.waitForRequest((each) => each.method() === 'PATCH');
  await save(page);
  expect((await request).postDataJSON()).toEqual({
    sms: { operator: 'lingxuntong', appKey: 'key', appSecret: 'sms-secret-1' },
  });
  expect((await admin.get('core/setting')).body['sms']).toEqual({
    operator: 'lingxuntong',
    appKey: 'key',
    appSecret: { isSet: true },
  });

  // A saved value is removed by the save that hides it. For another operator, the secret must be typed again.
  await choose(page, '/sms/operator', 'Alibaba Cloud');
  await input(page, '/sms/signName').fill('South');
  await expect(errorOf(page, '/sms/appSecret')).toContainText('must be typed again');
  await expect(saveButton(page)).toBeDisabled();
  await input(page, '/sms/appSecret').fill('sms-secret-2');
  await save(page);
  await choose(page, '/sms/operator', 'Lingxuntong');
  await input(page, '/sms/appSecret').fill('sms-secret-3');
  await save(page);
  expect((await admin.get('core/setting')).body['sms']).toEqual({
    operator: 'lingxuntong',
    appKey: 'key',
    appSecret: { isSet: true },
  });
});

test('a change of language in the middle of typing keeps the draft and translates its errors', async ({ page }) => {
  await logIn(page);
  await openTab(page, 'notice_settings/email');
  await input(page, '/email/from').fill('wrong');
  await input(page, '/email/from').blur();
  await expect(errorOf(page, '/email/from')).toHaveText('Sender address must be an e-mail address');
  await input(page, '/email/host').fill('');
  await input(page, '/email/host').blur();

  await chooseLanguage(page, '简体中文');
  await expect(errorOf(page, '/email/from')).toHaveText('发件邮箱必须是邮箱地址');
  await expect(errorOf(page, '/email/host')).toHaveText('SMTP服务器不能为空');
  await expect(input(page, '/email/from')).toHaveValue('wrong');
  await expect(page.getByRole('button', { name: /^保\s?存$/ })).toBeDisabled();
  await expect(page.getByText(/^待更正：\d$/)).toBeVisible();

  await chooseLanguage(page, 'English');
  await expect(errorOf(page, '/email/host')).toHaveText('SMTP host cannot be empty');
  await expect(input(page, '/email/from')).toHaveValue('wrong');
});
