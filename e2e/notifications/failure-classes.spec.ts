import {
  aliyunAccount,
  aliyunTemplate,
  dingtalkAccount,
  gatewayAccount,
  smtpAccount,
  type SmtpTrouble,
  startAliyunSimulator,
  startDingtalkSimulator,
  startGatewaySimulator,
  startSmtpSimulator,
  startWechatSimulator,
  wechatAccount,
  wechatFollower,
  wechatTemplate,
} from '@signalbox/simulators';
import { type Codes, expectCodes, expectFailure, expectSilence, expectTroubles } from '../support/send-failures';
import { openSendTest } from '../support/send-test';
import { logIn, test } from '../support/test';

test.use({ productFor: 'failure classes' });
test.beforeEach(({ page }) => logIn(page));

test('DingTalk: each documented code, each failed receipt, and each broken answer', async ({
  page,
  product: { url },
  database,
}) => {
  const dingtalk = await startDingtalkSimulator();
  const settings = { dingtalk: { ...dingtalkAccount, baseUrl: dingtalk.url } };
  const dialog = await openSendTest(page, { url, tab: 'dingtalk', settings });
  const place = { dialog, database };
  await dialog.getByRole('textbox', { name: 'Recipient' }).fill('manager1');
  const at = (path: string) => (code: number | string) =>
    void (dingtalk.codes = { [path]: { errcode: Number(code), errmsg: 'rejected' } });
  await expectCodes(
    place,
    { providerBusy: [-1], wrongSecret: [40089, 40096], ipNotAllowed: [60020], tooFast: [90002, 90018] },
    at('/gettoken'),
  );
  await expectCodes(
    place,
    {
      tokenInvalid: [88, 40014, 42001],
      wrongRecipient: [40031, 40032],
      recipientUnknown: [33012, 60121],
      noPermission: [50002, 60011],
      wrongAppId: [70003],
      tooFast: [143103, 143104],
      unknownCode: [777],
    },
    at('/topapi/message/corpconversation/asyncsend_v2'),
  );
  dingtalk.codes = {};
  for (const [list, cause] of [
    ['invalid_user_id_list', 'recipientUnknown'],
    ['forbidden_list', 'quotaUsedUp'],
    ['failed_user_id_list', 'notDelivered'],
  ] as const) {
    dingtalk.receiptList = list;
    await expectFailure(place, { cause });
  }
  await expectTroubles(place, dingtalk);
  dingtalk.trouble = { kind: 'accepts-silently', path: '/asyncsend_v2' };
  await expectSilence(place);
  dingtalk.trouble = undefined;
  await dingtalk.close();
  await expectFailure(place, { cause: 'unreachable' });
});

test('WeChat: each documented code, and each broken answer', async ({ page, product: { url }, database }) => {
  const wechat = await startWechatSimulator();
  const template = [{ title: 'alarm', ...wechatTemplate }];
  const settings = { wechat: { ...wechatAccount, baseUrl: wechat.url, template } };
  const dialog = await openSendTest(page, { url, tab: 'wechat', settings });
  const place = { dialog, database };
  await dialog.getByLabel('OpenID of the recipient').fill(wechatFollower);
  await dialog.getByRole('combobox').click();
  await page.locator('.ant-select-dropdown:visible').getByText('alarm', { exact: true }).click();
  const at = (path: string) => (code: number | string) =>
    void (wechat.codes = { [path]: { errcode: Number(code), errmsg: 'rejected' } });
  await expectCodes(
    place,
    {
      providerBusy: [-1],
      wrongSecret: [40001, 40125],
      wrongAppId: [40013],
      ipNotAllowed: [40164],
      quotaUsedUp: [45009],
      tooFast: [45011],
    },
    at('/cgi-bin/stable_token'),
  );
  await expectCodes(
    place,
    {
      wrongRecipient: [40003],
      tokenInvalid: [40014, 42001],
      wrongTemplate: [40037],
      recipientDeclined: [43004, 43101],
      wrongTemplateValues: [47003],
      noPermission: [48001],
      unknownCode: [777],
    },
    at('/cgi-bin/message/template/send'),
  );
  wechat.codes = {};
  await expectTroubles(place, wechat);
  wechat.trouble = { kind: 'accepts-silently', path: '/template/send' };
  await expectSilence(place);
  wechat.trouble = undefined;
  await wechat.close();
});

test('Alibaba Cloud: each documented code, a failed receipt, and each broken answer', async ({
  page,
  product: { url },
  database,
}) => {
  const aliyun = await startAliyunSimulator();
  const settings = { sms: { operator: 'ali', ...aliyunAccount, baseUrl: aliyun.url } };
  const dialog = await openSendTest(page, { url, tab: 'sms', settings });
  const place = { dialog, database };
  await dialog.getByLabel('Mobile number').fill('13800000001');
  await dialog.getByLabel('Template code').fill(aliyunTemplate);
  const codes: Codes = {
    wrongAppId: ['InvalidAccessKeyId.NotFound', 'InvalidAccessKeyId.Inactive'],
    wrongSignature: ['IncompleteSignature', 'SignatureNonceUsed'],
    clockWrong: ['InvalidTimeStamp', 'InvalidTimeStamp.Expired'],
    wrongSecret: ['SignatureDoesNotMatch'],
    providerBusy: ['ServiceUnavailable', 'isp.SYSTEM_ERROR'],
    tooFast: ['Throttling', 'Throttling.User', 'isv.BUSINESS_LIMIT_CONTROL'],
    noPermission: ['isp.RAM_PERMISSION_DENY'],
    noMoney: ['isv.AMOUNT_NOT_ENOUGH', 'isv.OUT_OF_SERVICE'],
    contentRejected: ['isv.BLACK_KEY_CONTROL_LIMIT', 'isv.PARAM_NOT_SUPPORT_URL'],
    quotaUsedUp: ['isv.DAY_LIMIT_CONTROL', 'isv.MONTH_LIMIT_CONTROL'],
    ipNotAllowed: ['isv.DENY_IP_RANGE'],
    wrongTemplateValues: [
      'isv.INVALID_JSON_PARAM',
      'isv.INVALID_PARAMETERS',
      'isv.PARAM_LENGTH_LIMIT',
      'isv.TEMPLATE_MISSING_PARAMETERS',
    ],
    wrongRecipient: ['isv.MOBILE_NUMBER_ILLEGAL'],
    wrongSignName: ['isv.SIGN_STATE_ILLEGAL', 'isv.SMS_SIGNATURE_ILLEGAL', 'isv.SMS_SIGNATURE_SCENE_ILLEGAL'],
    wrongTemplate: ['isv.SMS_TEMPLATE_ILLEGAL'],
    unknownCode: ['isv.NEVER_HEARD_OF'],
  };
  await expectCodes(
    place,
    codes,
    (code) => void (aliyun.codes = { SendSms: { Code: String(code), Message: 'rejected', status: 200 } }),
  );
  Object.assign(aliyun, { codes: {}, sendStatus: 2, errCode: 'MOBILE_NOT_ON_SERVICE' });
  await expectFailure(place, { cause: 'notDelivered', code: 'MOBILE_NOT_ON_SERVICE' });
  await expectTroubles(place, aliyun);
  aliyun.trouble = { kind: 'accepts-silently', path: '/' };
  await expectSilence(place);
  aliyun.trouble = undefined;
  await aliyun.close();
});

test('an SMS gateway: its rule of success, and each broken answer', async ({ page, product: { url }, database }) => {
  const simulator = await startGatewaySimulator();
  const gateway = {
    template: '{"key": "{appKey}", "time": "{timestamp}", "sign": "{sign}", "to": "{phone}", "content": "{text}"}',
    signing: 'md5',
    signText: '{appKey}{appSecret}{timestamp}',
    successPointer: '/code',
    successValue: '0',
  };
  const sms = { operator: 'lingxuntong', ...gatewayAccount, baseUrl: `${simulator.url}/send`, gateway };
  const dialog = await openSendTest(page, { url, tab: 'sms', settings: { sms } });
  const place = { dialog, database };
  await dialog.getByLabel('Mobile number').fill('13800000001');
  await expectCodes(place, { gatewayRejected: ['17', '1001'] }, (code) => void (simulator.code = String(code)));
  simulator.code = undefined;
  await expectTroubles(place, simulator);
  await simulator.close();
});

test('e-mail: each reply of the server, no encryption, and no server', async ({ page, product: { url }, database }) => {
  const smtp = await startSmtpSimulator({ security: 'none' });
  const { username, password } = smtpAccount;
  const email = { host: 'localhost', port: smtp.port, from: username, password };
  const open = async (changed: object) => {
    const dialog = await openSendTest(page, { url, tab: 'email', settings: { email: { ...email, ...changed } } });
    await dialog.getByLabel('Recipient').fill('ada@example.org');
    return { dialog, database };
  };
  const place = await open({ security: 'none' });
  const replies: [SmtpTrouble['command'], Codes][] = [
    ['connect', { greetingRejected: [421, 554] }],
    [
      'auth',
      { providerBusy: [421, 454], wrongPassword: [534, 535], loginNotOffered: [503, 504], wrongEncryption: [538] },
    ],
    ['from', { senderRejected: [553], loginRequired: [530] }],
    ['to', { recipientUnknown: [550], providerBusy: [450], quotaUsedUp: [452, 552], greetingRejected: [504] }],
    ['data', { contentRejected: [554], providerBusy: [451] }],
  ];
  for (const [command, codes] of replies)
    await expectCodes(place, codes, (code) => {
      smtp.trouble = { command, reply: { code: Number(code), text: 'rejected' } };
    });
  smtp.trouble = { command: 'data', reply: 'accepts-silently' };
  await expectSilence(place);
  smtp.trouble = undefined;
  await expectFailure(await open({ security: 'starttls' }), { cause: 'noStartTls' });
  const last = await open({ security: 'none' });
  await smtp.close();
  await expectFailure(last, { cause: 'unreachable' });
});
