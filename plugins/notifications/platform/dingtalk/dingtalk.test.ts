import {
  dingtalkAccount,
  type DingtalkSimulator,
  simulatorCertificate,
  startDingtalkSimulator,
} from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureOf, sendTo } from '../testing/send-to';
import { dingtalk, type DingtalkMessage, type DingtalkSettings } from './dingtalk';

let simulator: DingtalkSimulator;
beforeAll(async () => {
  simulator = await startDingtalkSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  Object.assign(simulator, { codes: {}, receiptList: 'unread_user_id_list', trouble: undefined });
  simulator.requests.length = 0;
  simulator.delivered.length = 0;
});

let count = 0;
function send({
  settings,
  message,
}: { settings?: Partial<DingtalkSettings>; message?: Partial<DingtalkMessage> } = {}) {
  count += 1;
  return sendTo({
    provider: dingtalk,
    settings: { ...dingtalkAccount, baseUrl: simulator.url, ...settings },
    message: { to: { userId: 'manager1' }, text: `Test ${count}`, ...message },
  });
}

it('sends a work notice and reads its receipt', async () => {
  const { isSent, steps, ids } = await send();
  expect(isSent).toBe(true);
  expect(steps.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'settings succeed',
    'connect succeed',
    'token succeed',
    'accepted succeed',
    'delivered succeed',
  ]);
  expect(ids).toEqual({ task_id: '256271667526', userid: 'manager1' });
  expect(simulator.delivered).toEqual([{ userId: 'manager1', text: `Test ${count}` }]);
});

it('resolves the name of a host, connects with TLS, and reports both with their time', async () => {
  const secure = await startDingtalkSimulator({ tls: simulatorCertificate });
  try {
    const options = {
      provider: dingtalk,
      settings: { ...dingtalkAccount, baseUrl: secure.url },
      message: { to: { userId: 'manager1' }, text: 'TLS' },
    };
    const { isSent, steps } = await sendTo({ ...options, ca: simulatorCertificate.cert });
    expect(isSent).toBe(true);
    expect(steps.slice(1, 4).map(({ name }) => name)).toEqual(['dns', 'connect', 'tls']);
    expect(steps.every(({ milliseconds }) => Number.isInteger(milliseconds) && milliseconds >= 0)).toBe(true);
    const before = secure.requests.length;
    expect(failureOf(await sendTo(options))).toMatchObject({ step: 'tls', cause: 'certificateUntrusted' });
    expect(secure.requests).toHaveLength(before);
  } finally {
    await secure.close();
  }
});

it('finds a user by a mobile number', async () => {
  expect((await send({ message: { to: { mobile: '13800000001' } } })).ids.userid).toBe('manager1');
  // As earlier versions have queued it.
  expect((await send({ message: { to: { mobile: ' 138 0000 0001' } } })).ids.userid).toBe('manager1');
  const unknown = failureOf(await send({ message: { to: { mobile: '13900000000' } } }));
  expect(unknown).toMatchObject({ step: 'accepted', cause: 'recipientUnknown', code: '60121' });
});

it.each([
  ['/gettoken', 40089, 'token', 'wrongSecret', false],
  ['/gettoken', 90002, 'token', 'tooFast', true],
  ['/topapi/message/corpconversation/asyncsend_v2', 40014, 'accepted', 'tokenInvalid', true],
  ['/topapi/message/corpconversation/asyncsend_v2', 143104, 'accepted', 'tooFast', true],
  ['/topapi/message/corpconversation/asyncsend_v2', 777, 'accepted', 'unknownCode', false],
  ['/topapi/message/corpconversation/getsendresult', -1, 'delivered', 'providerBusy', true],
])('fails for an answer of %s with HTTP 200 and errcode %i', async (path, errcode, step, cause, isRetryable) => {
  simulator.codes = { [path]: { errcode, errmsg: 'rejected' } };
  expect(failureOf(await send())).toMatchObject({ step, cause, code: String(errcode), isRetryable });
});

it.each([
  ['unavailable-json', 'providerBusy'],
  ['too-many-json', 'tooFast'],
  ['unavailable-code', 'providerBusy'],
  ['too-many-code', 'tooFast'],
] as const)('may try again after the answer %s without a known code of the provider', async (kind, cause) => {
  simulator.trouble = { kind, path: '/asyncsend_v2' };
  const result = await send();
  expect(failureOf(result)).toMatchObject({ step: 'accepted', cause, isRetryable: true });
  // A server that fails may have accepted the message, whether its answer has a code or not.
  expect(result.uncertainty !== undefined).toBe(cause === 'providerBusy');
});

it('names the field of an application that DingTalk does not know', async () => {
  const failure = failureOf(await send({ settings: { agentid: '7654321' } }));
  expect(failure).toMatchObject({
    step: 'accepted',
    cause: 'wrongAppId',
    code: '70003',
    params: { field: '/agentid' },
  });
});

it('names the address that DingTalk does not allow', async () => {
  simulator.codes = { '/gettoken': { errcode: 60020, errmsg: 'ip 203.0.113.7 not in white list' } };
  expect(failureOf(await send())).toMatchObject({ cause: 'ipNotAllowed', params: { ip: '203.0.113.7' } });
});

it('shows neither the secret nor the token that an answer repeats', async () => {
  const result = await send({ settings: { appSecret: 'wrong & secret' } });
  expect(failureOf(result)).toMatchObject({ cause: 'wrongSecret', answer: expect.stringContaining('•••') as string });
  expect(JSON.stringify(result)).not.toMatch(/wrong & secret|wrong%20%26/);
  const path = '/topapi/message/corpconversation/asyncsend_v2';
  simulator.codes = { [path]: { errcode: 88, errmsg: 'token dingtalk-token-0123456789 is invalid' } };
  expect(JSON.stringify(await send())).not.toContain('dingtalk-token-0123456789');
});

it.each([
  ['invalid_user_id_list', 'recipientUnknown'],
  ['failed_user_id_list', 'notDelivered'],
  ['forbidden_list', 'quotaUsedUp'],
])('fails when the receipt has the user in %s', async (receiptList, cause) => {
  simulator.receiptList = receiptList;
  expect(failureOf(await send())).toMatchObject({ step: 'delivered', cause });
});

it('reports a message as delivered and read once DingTalk lists its user as a reader', async () => {
  simulator.receiptList = 'read_user_id_list';
  const { isSent, steps } = await send();
  expect(isSent).toBe(true);
  expect(steps.slice(-2)).toMatchObject([
    { name: 'delivered', status: 'succeed' },
    { name: 'read', status: 'succeed' },
  ]);
});

it('is sent, with a pending receipt, while DingTalk lists the user nowhere', async () => {
  simulator.receiptList = undefined;
  const { isSent, steps } = await send();
  expect(isSent).toBe(true);
  expect(steps.at(-1)).toMatchObject({ name: 'delivered', status: 'pending' });
  expect(simulator.requests.filter(({ path }) => path.endsWith('getsendresult'))).toHaveLength(4);
});

it.each([
  [{ agentid: ' ' }, 'settingMissing', '/agentid'],
  [{ appSecret: '' }, 'settingMissing', '/appSecret'],
  [{ baseUrl: 'ftp://example.com' }, 'settingWrong', '/baseUrl'],
  [{ baseUrl: 'https://user:password@example.com' }, 'settingWrong', '/baseUrl'],
])('rejects the settings %j before it connects', async (settings, cause, field) => {
  const failure = failureOf(await send({ settings }));
  expect(failure).toMatchObject({ step: 'settings', cause, params: { field } });
  expect(simulator.requests).toEqual([]);
});
