import {
  startWechatSimulator,
  type Trouble,
  wechatAccount,
  wechatFollower,
  type WechatSimulator,
} from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureOf, sendTo } from '../testing/send-to';
import { wechat } from '../wechat/wechat';
import type { Visit } from './visit';

let simulator: WechatSimulator;
beforeAll(async () => {
  simulator = await startWechatSimulator();
});
afterAll(() => simulator.close());
beforeEach(() => {
  simulator.trouble = undefined;
  simulator.requests.length = 0;
});

const message = { openid: wechatFollower, templateId: 'template-1', values: { first: 'a', device: 'b' } };
function send({
  baseUrl = simulator.url,
  ...options
}: { baseUrl?: string; deadline?: AbortSignal; mayConnect?: Visit['mayConnect'] } = {}) {
  return sendTo({ provider: wechat, settings: { ...wechatAccount, baseUrl }, message, ...options });
}

it.each<[Trouble, string, boolean]>([
  ['closes', 'interrupted', true],
  ['closes-midway', 'interrupted', true],
  ['redirects', 'redirected', false],
  ['endless', 'answerTooLong', false],
  ['not-json', 'notTheProvider', false],
  ['login-page', 'notTheProvider', false],
  ['unavailable', 'providerBusy', true],
  ['too-many', 'tooFast', true],
  ['unavailable-json', 'providerBusy', true],
  ['too-many-json', 'tooFast', true],
])('fails at the token when the server answers: %s', async (kind, cause, isRetryable) => {
  simulator.trouble = { kind };
  expect(failureOf(await send())).toMatchObject({ step: 'token', cause, isRetryable });
  // No redirect is followed: the secret goes to no other place.
  expect(simulator.requests.map(({ path }) => path)).toEqual(['/cgi-bin/stable_token']);
});

it('fails at the step in which the server stops to answer', async () => {
  simulator.trouble = { kind: 'closes', path: '/send' };
  const failure = failureOf(await send());
  expect(failure).toMatchObject({ step: 'accepted', cause: 'interrupted' });
});

it('reports a timeout of a silent server when the time of the message is over', async () => {
  const deadline = new AbortController();
  simulator.trouble = { kind: 'silent', onSilent: () => deadline.abort() };
  expect(failureOf(await send({ deadline: deadline.signal }))).toMatchObject({ step: 'token', cause: 'timeout' });
});

it('names the step of an unknown host, and of a closed port', async () => {
  const unknown = failureOf(await send({ baseUrl: 'https://no-such-host.invalid' }));
  expect(unknown).toMatchObject({ step: 'dns', cause: 'hostUnknown' });
  const other = await startWechatSimulator();
  await other.close();
  expect(failureOf(await send({ baseUrl: other.url }))).toMatchObject({
    step: 'connect',
    cause: 'unreachable',
    answer: '',
  });
});

it('connects to no address that it may not connect to', async () => {
  const asked: unknown[] = [];
  const mayConnect = (target: object) => asked.push(target) === 0;
  const port = Number(new URL(simulator.url).port);
  const named = simulator.url.replace('127.0.0.1', 'localhost');
  expect(failureOf(await send({ mayConnect }))).toMatchObject({ step: 'connect', cause: 'targetNotAllowed' });
  // Other forms of the address are checked like the address itself.
  for (const form of ['0x7f.1', '127.1', '0177.0.0.1', '2130706433']) {
    asked.length = 1;
    const baseUrl = simulator.url.replace('127.0.0.1', form);
    expect(failureOf(await send({ mayConnect, baseUrl }))).toMatchObject({ cause: 'targetNotAllowed' });
    expect(asked.slice(1)).toEqual([{ host: '127.0.0.1', port, address: '127.0.0.1' }]);
  }
  expect(failureOf(await send({ mayConnect, baseUrl: named }))).toMatchObject({ cause: 'targetNotAllowed' });
  expect(asked).toContainEqual({ host: 'localhost', port, address: '127.0.0.1' });
  expect(simulator.requests).toEqual([]);
});

it('reports a server without TLS', async () => {
  const baseUrl = simulator.url.replace('http:', 'https:');
  expect(failureOf(await send({ baseUrl }))).toMatchObject({ step: 'tls', cause: 'tlsFailed' });
});

it('keeps the path of a base address', async () => {
  await send({ baseUrl: `${simulator.url}/proxy/wechat/` });
  expect(simulator.requests[0]?.path).toBe('/proxy/wechat/cgi-bin/stable_token');
});

it('reports each step as it ends, and rejects with the reason of the signal', async () => {
  const seen: string[] = [];
  const controller = new AbortController();
  const options = { provider: wechat, settings: { ...wechatAccount, baseUrl: simulator.url }, message };
  await sendTo({ ...options, onStep: ({ name }) => seen.push(name) });
  expect(seen).toEqual(['settings', 'connect', 'token', 'accepted']);
  simulator.trouble = { kind: 'silent' };
  const onStep = () => controller.abort(new Error('The server ends'));
  await expect(sendTo({ ...options, onStep, signal: controller.signal })).rejects.toThrow('The server ends');
});
