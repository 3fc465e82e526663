import {
  aliyunAccount,
  aliyunTemplate,
  gatewayAccount,
  simulatorCertificate,
  smtpAccount,
  startAliyunSimulator,
  startGatewaySimulator,
  startSmtpSimulator,
  startWechatSimulator,
  wechatAccount,
  wechatFollower,
  wechatTemplate,
} from '@signalbox/simulators';
import type { JsonObject } from '@signalbox/schemas';
import { openSendTest, sendTest } from '../support/send-test';
import { expect, logIn, test } from '../support/test';

test.use({ productFor: 'send test by providers' });

test.beforeEach(({ page }) => logIn(page));

test('e-mail goes over TLS with an own authority, and not without it or with a wrong password', async ({
  page,
  product: { url },
}) => {
  const smtp = await startSmtpSimulator({ security: 'starttls', tls: simulatorCertificate });
  const { username, password } = smtpAccount;
  const email = { host: 'localhost', port: smtp.port, from: username, password, ca: simulatorCertificate.cert };
  const open = (changed: JsonObject) =>
    openSendTest(page, { url, tab: 'email', settings: { email: { ...email, ...changed } } });
  try {
    let dialog = await open({});
    await dialog.getByLabel('Recipient').fill('ada@example.org');
    await sendTest(dialog);
    await expect(dialog.getByText('The provider accepted the message.')).toBeVisible();
    expect(smtp.mails).toMatchObject([{ to: ['ada@example.org'], isSecure: true }]);

    dialog = await open({ password: 'wrong' });
    await dialog.getByLabel('Recipient').fill('ada@example.org');
    await sendTest(dialog);
    await expect(dialog.getByRole('alert')).toContainText('The mail server rejects the account or its password.');

    dialog = await open({ ca: null, password });
    await dialog.getByLabel('Recipient').fill('ada@example.org');
    await sendTest(dialog);
    await expect(dialog.getByRole('alert')).toContainText('The platform does not trust the server’s certificate.');
    expect(smtp.mails).toHaveLength(1);
  } finally {
    await smtp.close();
  }
});

test('WeChat delivers a template, and its codes in successful answers are failures', async ({
  page,
  product: { url },
}) => {
  const wechat = await startWechatSimulator();
  try {
    const template = [{ title: 'alarm', ...wechatTemplate }];
    const settings = { wechat: { ...wechatAccount, baseUrl: wechat.url, template } };
    const dialog = await openSendTest(page, { url, tab: 'wechat', settings });
    await dialog.getByLabel('OpenID of the recipient').fill(wechatFollower);
    await dialog.getByRole('combobox').click();
    await page.locator('.ant-select-dropdown:visible').getByText('alarm', { exact: true }).click();
    await sendTest(dialog);
    await expect(dialog.getByText('The provider accepted the message.')).toBeVisible();
    expect(wechat.sent).toMatchObject([{ openid: wechatFollower, templateId: wechatTemplate.id }]);

    wechat.codes = { '/cgi-bin/message/template/send': { errcode: 43004, errmsg: 'require subscribe' } };
    await sendTest(dialog);
    await expect(dialog.getByRole('alert')).toContainText('The recipient does not follow the account');
    wechat.codes = { '/cgi-bin/message/template/send': { errcode: 45009, errmsg: 'reach max api daily quota limit' } };
    await sendTest(dialog);
    await expect(dialog.getByRole('alert')).toContainText('A limit of the provider is used up.');
  } finally {
    await wechat.close();
  }
});

test('Alibaba Cloud delivers an SMS, and rejects a wrong signature and a used up limit', async ({
  page,
  product: { url },
}) => {
  const aliyun = await startAliyunSimulator();
  const sms = { operator: 'ali', ...aliyunAccount, baseUrl: aliyun.url };
  try {
    let dialog = await openSendTest(page, { url, tab: 'sms', settings: { sms } });
    const fill = async () => {
      await dialog.getByLabel('Mobile number').fill('13800000001');
      await dialog.getByLabel('Template code').fill(aliyunTemplate);
    };
    await fill();
    await sendTest(dialog);
    await expect(dialog.getByText('The message was delivered.')).toBeVisible();
    // With HTTP status 200.
    aliyun.codes = { SendSms: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'Frequency limit', status: 200 } };
    await sendTest(dialog);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByText('The provider’s answer', { exact: true }).click();
    await expect(dialog.locator('pre')).toContainText('isv.BUSINESS_LIMIT_CONTROL');

    aliyun.codes = {};
    dialog = await openSendTest(page, { url, tab: 'sms', settings: { sms: { ...sms, appSecret: 'wrong' } } });
    await fill();
    await sendTest(dialog);
    await expect(dialog.getByRole('alert')).toContainText(/rejects the (key or the secret|signature of the request)/);
    expect(aliyun.sent).toHaveLength(1);
  } finally {
    await aliyun.close();
  }
});

test('a declared gateway decides by its answer, and may be silent', async ({ page, product: { url } }) => {
  const simulator = await startGatewaySimulator();
  const gateway = {
    template: '{"key": "{appKey}", "time": "{timestamp}", "sign": "{sign}", "to": "{phone}", "content": "{text}"}',
    signing: 'md5',
    signText: '{appKey}{appSecret}{timestamp}',
    successPointer: '/code',
    successValue: '0',
  };
  const sms = { operator: 'lingxuntong', ...gatewayAccount, baseUrl: `${simulator.url}/send`, gateway };
  try {
    const dialog = await openSendTest(page, { url, tab: 'sms', settings: { sms } });
    await dialog.getByLabel('Mobile number').fill('13800000001');
    await sendTest(dialog);
    await expect(dialog.getByText('The provider accepted the message.')).toBeVisible();
    expect(simulator.sent).toMatchObject([{ phone: '13800000001' }]);
    simulator.code = '17';
    await sendTest(dialog);
    await expect(dialog.getByRole('alert')).toContainText('The answer of the gateway does not show success.');
    simulator.trouble = { kind: 'silent' };
    await sendTest(dialog);
    await expect(dialog.getByRole('alert')).toContainText('The server did not answer in time.');
  } finally {
    simulator.closeConnections();
    await simulator.close();
  }
});
