import { newId } from '@signalbox/api';
import { jsonb, type LiveConnection } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import {
  aliyunAccount,
  type AliyunSimulator,
  aliyunTemplate,
  dingtalkAccount,
  type DingtalkSimulator,
  gatewayAccount,
  type GatewaySimulator,
  smtpAccount,
  type SmtpSimulator,
  startAliyunSimulator,
  startDingtalkSimulator,
  startGatewaySimulator,
  startSmtpSimulator,
  startWechatSimulator,
  wechatAccount,
  wechatFollower,
  type WechatSimulator,
  wechatTemplate,
} from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NoticeResult } from '../../shared/notice';
import { platformPlugin } from '../index';
import { failureOf } from '../testing/send-to';

const log: string[] = [];
let platform: TestPlatform;
let dingtalk: DingtalkSimulator;
let wechat: WechatSimulator;
let aliyun: AliyunSimulator;
let gateway: GatewaySimulator;
let smtp: SmtpSimulator;
beforeAll(async () => {
  [platform, dingtalk, wechat, aliyun, gateway, smtp] = await Promise.all([
    createTestPlatform({ plugins: [platformPlugin], log }),
    startDingtalkSimulator(),
    startWechatSimulator(),
    startAliyunSimulator(),
    startGatewaySimulator(),
    startSmtpSimulator({ security: 'none' }),
  ]);
  aliyun.now = () => platform.clock.now();
  const { appSecret, ...rest } = dingtalkAccount;
  const body = jsonb({ dingtalk: { ...rest, baseUrl: dingtalk.url, appSecret: { isSet: true } } });
  await platform.kit.database.insertInto('setting').values({ project: 'default', revision: 1, body }).execute();
  const secret = { project: 'default', path: 'dingtalk/appSecret', value: appSecret };
  await platform.kit.database.insertInto('setting_secret').values(secret).execute();
});
afterAll(() => Promise.all([platform, dingtalk, wechat, aliyun, gateway, smtp].map((each) => each.close())));
beforeEach(async () => {
  platform.viewer = aViewer();
  platform.kit.noticeTargets = ['127.0.0.1', 'localhost'];
  await platform.kit.pool.query('delete from rate_limit');
  dingtalk.requests.length = 0;
});

async function send(payload: JsonObject) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/notice/test',
    headers: { 'accept-language': 'en' },
    payload: { id: newId(), ...payload },
  });
  for (const secret of [dingtalkAccount.appSecret, smtpAccount.password, wechatAccount.secret])
    expect(answer.body).not.toContain(secret);
  return { status: answer.statusCode, body: answer.json<JsonObject>(), result: answer.json<NoticeResult>() };
}
const saved = (changes: JsonObject = {}) => ({
  provider: 'dingtalk',
  to: 'manager1',
  settings: {
    dingtalk: { ...dingtalkAccount, baseUrl: dingtalk.url, appSecret: { isSet: true }, ...changes },
  } as JsonObject,
});

it('sends a test message with the stored secret, another text each time, and shows no secret', async () => {
  for (const _ of [1, 2]) expect((await send(saved())).result).toMatchObject({ isSent: true });
  const texts = dingtalk.delivered.map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(new Set(texts).size).toBe(2);
});

it('notes who has sent a test to whom and with which result, without whole recipients and secrets', async () => {
  log.length = 0;
  await send(saved());
  const email = { host: 'localhost', port: smtp.port, security: 'none', from: 'sender@example.com' };
  const settings = { email: { ...email, username: smtpAccount.username, password: 'typed-wrong-password' } };
  await send({ provider: 'email', to: 'ada@example.com', settings });
  const notes = log
    .map((line) => JSON.parse(line) as JsonObject)
    .filter(({ msg }) => msg === 'a test message was sent');
  const common = { user: platform.viewer?.userId, project: 'default' };
  expect(notes).toMatchObject([
    { ...common, provider: 'dingtalk', to: 'ma••••r1', isSent: true, cause: '' },
    { ...common, provider: 'email', to: 'a••••@example.com', isSent: false, cause: 'wrongPassword', code: '535' },
  ]);
  for (const text of ['manager1', 'ada@', dingtalkAccount.appSecret, 'typed-wrong-password', smtpAccount.password])
    expect(log.join('')).not.toContain(text);
});

it('never sends the stored secret to another place, and names its field', async () => {
  const changed: JsonObject[] = [{ baseUrl: wechat.url }, { appKey: 'another' }, { baseUrl: `${dingtalk.url}/other` }];
  for (const changes of changed) {
    const { status, body } = await send(saved(changes));
    expect(status).toBe(400);
    expect(body['message']).toMatch(/^AppSecret must be typed again/);
  }
  expect([...dingtalk.requests, ...wechat.requests]).toEqual([]);
  const typed = await send(saved({ baseUrl: `${dingtalk.url}/`, appSecret: 'wrong' }));
  expect(failureOf(typed.result)).toMatchObject({ step: 'token', cause: 'wrongSecret' });
});

it('rejects values that could not be saved', async () => {
  const { status, body } = await send(saved({ agentid: '' }));
  expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'dingtalk.agentid' });
  expect(dingtalk.requests).toEqual([]);
});

it('connects to no private address unless the operator lists it', async () => {
  delete platform.kit.noticeTargets;
  expect(failureOf((await send(saved())).result)).toMatchObject({ step: 'connect', cause: 'targetNotAllowed' });
  expect(dingtalk.requests).toEqual([]);
});

it('sends ten messages per user and provider in five minutes', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await send(saved())).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  platform.viewer = aViewer({ userId: 'b'.repeat(24) });
  expect((await send(saved())).status).toBe(200);
});

it('needs the permission notice.test', async () => {
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(['setting.edit']) });
  expect((await send(saved())).status).toBe(401);
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(['notice.test']) });
  expect((await send(saved())).status).toBe(200);
});

it('sends by each other provider with the values of its tab', async () => {
  const template = [{ title: 'alarm', ...wechatTemplate }];
  const { signName, ...aliyunKeys } = aliyunAccount;
  const messages: JsonObject[] = [
    {
      provider: 'wechat',
      to: wechatFollower,
      template: 'alarm',
      settings: { wechat: { ...wechatAccount, baseUrl: wechat.url, template } },
    },
    {
      provider: 'email',
      to: 'ada@example.com',
      settings: {
        email: {
          host: 'localhost',
          port: smtp.port,
          security: 'none',
          from: 'sender@example.com',
          username: smtpAccount.username,
          password: smtpAccount.password,
        },
      },
    },
    {
      provider: 'sms',
      to: '13800000001',
      template: aliyunTemplate,
      values: [{ name: 'code', value: '1234' }],
      settings: { sms: { operator: 'ali', ...aliyunKeys, signName, baseUrl: aliyun.url } },
    },
    {
      provider: 'sms',
      to: '13800000001',
      settings: {
        sms: {
          operator: 'lingxuntong',
          ...gatewayAccount,
          baseUrl: `${gateway.url}/send`,
          gateway: {
            template: '{"key":"{appKey}","to":"{phone}","content":"{text}","time":"{timestamp}","sign":"{sign}"}',
            signing: 'md5',
            signText: '{appKey}{appSecret}{timestamp}',
            successPointer: '/code',
            successValue: '0',
          },
        },
      },
    },
  ];
  for (const message of messages) expect((await send(message)).body).toMatchObject({ isSent: true });
  expect(smtp.mails).toMatchObject([{ from: 'sender@example.com', to: ['ada@example.com'] }]);
  expect(aliyun.sent).toMatchObject([{ values: '{"code":"1234"}' }]);
  expect(gateway.sent).toMatchObject([{ phone: '13800000001' }]);
});

it('names the signature that Alibaba Cloud needs and the form does not require', async () => {
  const { signName: _none, ...keys } = aliyunAccount;
  const settings = { sms: { operator: 'ali', ...keys, baseUrl: aliyun.url } };
  const { result } = await send({ provider: 'sms', to: '13800000001', template: aliyunTemplate, settings });
  expect(failureOf(result)).toMatchObject({
    step: 'settings',
    cause: 'settingMissing',
    params: { field: '/signName' },
  });
});

it('sends each step to the user who follows it, and to no other', async () => {
  const id = newId();
  const seen: JsonObject[] = [];
  const own = aConnection(aViewer(), seen);
  const other: JsonObject[] = [];
  const foreign = aConnection(aViewer({ userId: 'c'.repeat(24) }), other);
  for (const connection of [own, foreign]) {
    platformPlugin.live!['noticetest']!(connection, platform.kit);
    connection.query({ id });
  }
  const { result } = await send({ ...saved(), id });
  await expect.poll(() => seen.map(({ step }) => step)).toEqual(result.steps);
  expect(other).toEqual([]);
});

function aConnection(viewer: ReturnType<typeof aViewer>, seen: JsonObject[]) {
  let handle: Parameters<LiveConnection['onQuery']>[0] = () => undefined;
  return {
    viewer,
    project: 'default',
    send: (data: JsonObject) => void seen.push(data),
    close: () => undefined,
    onQuery: (next: typeof handle) => void (handle = next),
    onClose: () => undefined,
    query: (query: JsonObject) => void handle(query, () => true),
  };
}
