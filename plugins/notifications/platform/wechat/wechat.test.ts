import {
  startWechatSimulator,
  wechatAccount,
  wechatFollower,
  type WechatSimulator,
  wechatTemplate,
} from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureOf, sendTo } from '../testing/send-to';
import { wechat, type WechatMessage, type WechatSettings } from './wechat';

let simulator: WechatSimulator;
beforeAll(async () => {
  simulator = await startWechatSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  Object.assign(simulator, { codes: {}, trouble: undefined });
  simulator.sent.length = 0;
});

function send({ settings, message }: { settings?: Partial<WechatSettings>; message?: Partial<WechatMessage> } = {}) {
  return sendTo({
    provider: wechat,
    settings: { ...wechatAccount, baseUrl: simulator.url, ...settings },
    message: {
      openid: wechatFollower,
      templateId: wechatTemplate.id,
      values: { first: 'Test', device: 'Pump 7' },
      ...message,
    },
  });
}

it('sends a template message', async () => {
  const { isSent, steps, ids } = await send();
  expect(isSent).toBe(true);
  expect(steps.map(({ name }) => name)).toEqual(['settings', 'connect', 'token', 'accepted']);
  expect(ids).toEqual({ msgid: '200228332' });
  expect(simulator.sent).toMatchObject([{ data: { first: { value: 'Test' }, device: { value: 'Pump 7' } } }]);
});

it.each([
  [{ settings: { appid: 'wxother' } }, 'token', 'wrongAppId', '40013'],
  [{ settings: { secret: 'other-secret' } }, 'token', 'wrongSecret', '40125'],
  [{ message: { openid: 'nobody' } }, 'accepted', 'wrongRecipient', '40003'],
  [{ message: { templateId: 'other' } }, 'accepted', 'wrongTemplate', '40037'],
  [{ message: { values: { first: 'Test' } } }, 'accepted', 'wrongTemplateValues', '47003'],
])('fails for %j', async (input, step, cause, code) => {
  const result = await send(input);
  expect(failureOf(result)).toMatchObject({ step, cause, code, isRetryable: false });
  expect(JSON.stringify(result)).not.toContain('other-secret');
  expect(simulator.sent).toEqual([]);
});

it.each([
  ['/cgi-bin/stable_token', 40164, 'token', 'ipNotAllowed'],
  ['/cgi-bin/stable_token', 45011, 'token', 'tooFast'],
  ['/cgi-bin/message/template/send', 42001, 'accepted', 'tokenInvalid'],
  ['/cgi-bin/message/template/send', 43004, 'accepted', 'recipientDeclined'],
  ['/cgi-bin/message/template/send', 45009, 'accepted', 'quotaUsedUp'],
  ['/cgi-bin/message/template/send', 48001, 'accepted', 'noPermission'],
])('fails for an answer of %s with HTTP 200 and errcode %i', async (path, errcode, step, cause) => {
  simulator.codes = { [path]: { errcode, errmsg: 'invalid ip 203.0.113.9 ipv6 ::ffff:203.0.113.9, not in whitelist' } };
  expect(failureOf(await send())).toMatchObject({ step, cause, code: String(errcode), params: { ip: '203.0.113.9' } });
});

it('needs a follower and a template', async () => {
  expect(failureOf(await send({ message: { openid: '' } }))).toMatchObject({
    step: 'settings',
    cause: 'wrongRecipient',
  });
  expect(failureOf(await send({ message: { templateId: '' } }))).toMatchObject({ cause: 'wrongTemplate' });
});
