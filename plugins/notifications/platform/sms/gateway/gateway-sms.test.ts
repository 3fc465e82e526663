import { gatewayAccount, type GatewaySimulator, startGatewaySimulator } from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureOf, sendTo } from '../../testing/send-to';
import { type GatewayMessage, type GatewaySettings, gatewaySms } from './gateway-sms';

let simulator: GatewaySimulator;
beforeAll(async () => {
  simulator = await startGatewaySimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  Object.assign(simulator, { code: undefined, trouble: undefined });
  simulator.requests.length = 0;
  simulator.sent.length = 0;
});

function send({ settings, message }: { settings?: Partial<GatewaySettings>; message?: Partial<GatewayMessage> } = {}) {
  return sendTo({
    provider: gatewaySms,
    settings: {
      ...gatewayAccount,
      baseUrl: `${simulator.url}/send`,
      method: 'POST',
      format: 'json',
      template: '{"to":"{phone}","content":"{text}","key":"{appKey}","time":"{timestamp}","sign":"{sign}"}',
      signing: 'md5',
      signText: '{appKey}{appSecret}{timestamp}',
      successPointer: '/code',
      successValue: '0',
      ...settings,
    },
    message: { phone: '13800000001', text: 'Pump "7"\nis {hot} \\ 泵', ...message },
  });
}

it('sends a message as declared, escaped for its format', async () => {
  expect((await send()).isSent).toBe(true);
  expect(simulator.sent).toEqual([{ phone: '13800000001', text: 'Pump "7"\nis {hot} \\ 泵' }]);
});

it('sends the filled template as the query of a GET, and as a form', async () => {
  const template = 'to={phone}&text={text}&sign={sign}';
  const signing = { template, signing: 'hmac-sha256', signText: '{phone}' } as const;
  const text = 'a&b=c 泵';
  await send({ settings: { ...signing, method: 'GET' }, message: { text } });
  await send({ settings: { ...signing, format: 'form' }, message: { text } });
  const [get, post] = simulator.requests;
  const content = /^to=13800000001&text=a%26b%3Dc%20%E6%B3%B5&sign=[0-9a-f]{64}$/;
  expect(get).toMatchObject({ method: 'GET', rawQuery: expect.stringMatching(content) as string, body: '' });
  expect(post).toMatchObject({ method: 'POST', rawQuery: '', body: expect.stringMatching(content) as string });
});

it('fails unless the declared value shows success, although HTTP says 200', async () => {
  simulator.code = '42';
  expect(failureOf(await send())).toMatchObject({ step: 'accepted', cause: 'gatewayRejected', code: '42' });
  simulator.code = undefined;
  expect(failureOf(await send({ settings: { successPointer: '/status' } }))).toMatchObject({
    cause: 'gatewayRejected',
  });
  const wrong = await send({ settings: { appSecret: 'other-secret' } });
  expect(failureOf(wrong)).toMatchObject({ cause: 'gatewayRejected', code: '1001' });
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

it.each([
  [{ baseUrl: '' }, 'settingMissing', '/baseUrl'],
  [{ successValue: '' }, 'settingMissing', '/successValue'],
  [{ signText: '' }, 'settingMissing', '/signText'],
  [{ template: '{"to": {nothing}}' }, 'settingWrong', '/template'],
  [{ template: '{"to": {phone}' }, 'settingWrong', '/template'],
])('rejects the settings %j before it connects', async (settings, cause, field) => {
  expect(failureOf(await send({ settings }))).toMatchObject({ step: 'settings', cause, params: { field } });
  expect(simulator.requests).toEqual([]);
});
