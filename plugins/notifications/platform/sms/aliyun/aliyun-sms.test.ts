import { aliyunAccount, type AliyunSimulator, aliyunTemplate, startAliyunSimulator } from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureOf, sendTo } from '../../testing/send-to';
import { type AliyunMessage, type AliyunSettings, aliyunSms } from './aliyun-sms';

let simulator: AliyunSimulator;
beforeAll(async () => {
  simulator = await startAliyunSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  Object.assign(simulator, { codes: {}, sendStatus: 3, errCode: 'DELIVERED', trouble: undefined });
  simulator.sent.length = 0;
});

interface Input {
  settings?: Partial<AliyunSettings>;
  message?: Partial<AliyunMessage>;
  now?: () => number;
}
function send({ settings, message, now = Date.now }: Input = {}) {
  return sendTo({
    provider: aliyunSms,
    settings: { ...aliyunAccount, baseUrl: simulator.url, ...settings },
    message: { phone: '13800000001', templateCode: aliyunTemplate, values: { name: '泵 (7)*!' }, ...message },
    now,
  });
}

it('sends a signed message and reads its receipt', async () => {
  const { isSent, steps, ids } = await send();
  expect(isSent).toBe(true);
  expect(steps.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'settings succeed',
    'connect succeed',
    'accepted succeed',
    'delivered succeed',
  ]);
  expect(ids.BizId).toBe('9006197469364984');
  expect(simulator.sent).toEqual([
    { phone: '13800000001', templateCode: aliyunTemplate, values: '{"name":"泵 (7)*!"}' },
  ]);
});

it('asks for the receipt of the day in China', async () => {
  const now = Date.UTC(2026, 10, 24, 17);
  simulator.now = () => now;
  const { ids } = await send({ now: () => now });
  simulator.now = Date.now;
  expect(ids.sendDate).toBe('20261125');
});

it.each([
  [{ settings: { appKey: 'other' } }, 'wrongAppId', 'InvalidAccessKeyId.NotFound'],
  [{ settings: { appSecret: 'other-secret' } }, 'wrongSecret', 'SignatureDoesNotMatch'],
  [{ settings: { signName: 'other' } }, 'wrongSignName', 'isv.SMS_SIGNATURE_ILLEGAL'],
  [{ message: { templateCode: 'SMS_1' } }, 'wrongTemplate', 'isv.SMS_TEMPLATE_ILLEGAL'],
  [{ message: { phone: '99999' } }, 'wrongRecipient', 'isv.MOBILE_NUMBER_ILLEGAL'],
  [{ now: () => Date.now() - 20 * 60_000 }, 'clockWrong', 'InvalidTimeStamp.Expired'],
])('fails for %j', async (input, cause, code) => {
  expect(failureOf(await send(input))).toMatchObject({ step: 'accepted', cause, code, isRetryable: false });
  expect(simulator.sent).toEqual([]);
});

it.each([
  ['isv.BUSINESS_LIMIT_CONTROL', 200, 'tooFast', true],
  ['isv.OUT_OF_SERVICE', 200, 'noMoney', false],
  ['isp.RAM_PERMISSION_DENY', 200, 'noPermission', false],
  ['isv.SIGN_STATE_ILLEGAL', 200, 'wrongSignName', false],
  ['isv.DENY_IP_RANGE', 200, 'ipNotAllowed', false],
  ['isv.DAY_LIMIT_CONTROL', 200, 'quotaUsedUp', false],
  ['Throttling.User', 400, 'tooFast', true],
  ['ServiceUnavailable', 503, 'providerBusy', true],
  ['isv.NEW', 200, 'unknownCode', false],
])('reads the result of %s from the content, also with status %i', async (Code, status, cause, isRetryable) => {
  simulator.codes = { SendSms: { Code, Message: 'rejected', status } };
  expect(failureOf(await send())).toMatchObject({ step: 'accepted', cause, code: Code, isRetryable });
});

it.each([
  ['unavailable-json', 'providerBusy'],
  ['too-many-json', 'tooFast'],
  ['unavailable-code', 'providerBusy'],
  ['too-many-code', 'tooFast'],
] as const)('may try again after the answer %s without a known code of the provider', async (kind, cause) => {
  simulator.trouble = { kind };
  const result = await send();
  expect(failureOf(result)).toMatchObject({ step: 'accepted', cause, isRetryable: true });
  // A server that fails may have accepted the message, whether its answer has a code or not.
  expect(result.uncertainty !== undefined).toBe(cause === 'providerBusy');
});

it('reports a failed delivery with the code of the carrier, and a pending one', async () => {
  Object.assign(simulator, { sendStatus: 2, errCode: 'MOBILE_NOT_ON_SERVICE' });
  const failure = failureOf(await send());
  expect(failure).toMatchObject({ step: 'delivered', cause: 'notDelivered', code: 'MOBILE_NOT_ON_SERVICE' });
  simulator.sendStatus = 1;
  expect((await send()).steps.at(-1)).toMatchObject({ name: 'delivered', status: 'pending' });
});

it('needs a sign name', async () => {
  const failure = failureOf(await send({ settings: { signName: '' } }));
  expect(failure).toMatchObject({ step: 'settings', cause: 'settingMissing', params: { field: '/signName' } });
});
