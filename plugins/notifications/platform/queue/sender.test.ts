import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { aliyunTemplate, type NoticeProviders, startNoticeProviders, wechatFollower } from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { platformPlugin } from '../index';
import { claimNext, leaseMilliseconds } from './claim';
import { createSender, type Sender } from './sender';
import { sendClaimed } from './send-claimed';
import { queueMessage, rowOf, saveSettings } from './testing/queue-fixture';
import { createTokenCache } from './token-cache';

let platform: TestPlatform;
let dingtalk: NoticeProviders['dingtalk'];
let wechat: NoticeProviders['wechat'];
let aliyun: NoticeProviders['aliyun'];
let smtp: NoticeProviders['smtp'];
let close: NoticeProviders['close'];
let sender: Sender;
beforeAll(async () => {
  const [started, providers] = await Promise.all([
    createTestPlatform({ plugins: [platformPlugin] }),
    startNoticeProviders(),
  ]);
  platform = started;
  ({ dingtalk, wechat, aliyun, smtp, close } = providers);
  aliyun.now = () => platform.clock.now();
  platform.kit.noticeTargets = ['127.0.0.1', 'localhost'];
  await saveSettings(platform.kit, providers.settings);
  sender = createSender(platform.kit);
});
afterAll(async () => {
  await sender.close();
  await Promise.all([platform.close(), close()]);
});
beforeEach(async () => {
  await platform.kit.pool.query('truncate notice_message, notice_pace, notice_token');
  for (const each of [dingtalk, wechat, aliyun]) {
    Object.assign(each, { codes: {}, trouble: undefined });
    each.requests.length = 0;
  }
  Object.assign(smtp, { trouble: undefined });
  for (const list of [dingtalk.delivered, wechat.sent, aliyun.sent, smtp.mails]) list.length = 0;
});

async function sendDue() {
  await sender.run();
  await sender.idle();
}
const messages = {
  dingtalk: { provider: 'dingtalk', to: 'manager1' },
  wechat: { provider: 'wechat', to: wechatFollower, content: { template: 'alarm' } },
  sms: { provider: 'sms', to: '13800000001', content: { template: aliyunTemplate } },
  email: { provider: 'email', to: 'ada@example.com' },
} as const;

/** A process that sends a message, and crashes before it records the result. */
async function sendAndCrash(provider: keyof typeof messages) {
  const id = await queueMessage(platform.kit, messages[provider]);
  const claimed = await claimNext(platform.kit, { project: 'default', provider });
  const tokens = createTokenCache(platform.kit);
  const result = await sendClaimed({ ...platform.kit, tokens }, claimed!, AbortSignal.timeout(30_000));
  expect(result.isSent).toBe(true);
  // No replica takes it while the process may live.
  await sendDue();
  expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'sending', tries: 1 });
  platform.clock.advance({ seconds: leaseMilliseconds / 1_000 + 1 });
  await sendDue();
  return id;
}

it('sends to all others where recipients are bad', async () => {
  const to = ['a@bücher.example', 'no address', 'b@ü/x.example', 'a@b, c@d', 'b@example.com'];
  const ids = await Promise.all(to.map((each) => queueMessage(platform.kit, { provider: 'email', to: each })));
  await sendDue();
  const rows = await Promise.all(ids.map((id) => rowOf(platform.kit, id)));
  expect(rows.map(({ status }) => status)).toEqual(['accepted', 'failed', 'failed', 'failed', 'accepted']);
  expect(smtp.mails).toHaveLength(2);
});

it('sends by each provider, and records the ids that it gave', async () => {
  const ids = await Promise.all(Object.values(messages).map((message) => queueMessage(platform.kit, message)));
  await sendDue();
  const rows = await Promise.all(ids.map((id) => rowOf(platform.kit, id)));
  expect(rows.map(({ status, tries, ids: given }) => [status, tries, Object.keys(given)])).toEqual([
    ['delivered', 1, ['userid', 'task_id']],
    ['accepted', 1, ['msgid']],
    ['delivered', 1, ['BizId', 'sendDate', 'RequestId']],
    ['accepted', 1, ['response', 'messageId']],
  ]);
  expect(smtp.mails[0]?.content).toContain(`Message-ID: <${ids[3]}@example.com>`);
});

it('counts each try by its provider and what followed, for /metrics', async () => {
  const countOf = (provider: string, outcome: string) =>
    platform.kit.figures
      .counted()
      .find(({ labels }) => labels['provider'] === provider && labels['outcome'] === outcome)?.value ?? 0;
  const before = [countOf('email', 'accepted'), countOf('email', 'failed')];
  await queueMessage(platform.kit, messages.email);
  await sendDue();
  expect([countOf('email', 'accepted'), countOf('email', 'failed')]).toEqual([Number(before[0]) + 1, before[1]]);
});

it.each(['wechat', 'sms'] as const)(
  'never sends a message by %s twice whose record a crash has lost',
  async (provider) => {
    const id = await sendAndCrash(provider);
    expect((await rowOf(platform.kit, id)).status).toBe(provider === 'sms' ? 'delivered' : 'accepted');
    expect(provider === 'sms' ? aliyun.sent : wechat.sent).toHaveLength(1);
  },
);

it.each(['dingtalk', 'email'] as const)(
  'ends a message by %s as unknown whose record a crash has lost',
  async (provider) => {
    const id = await sendAndCrash(provider);
    expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'unknown', is_uncertain: true, problem: null });
    expect(provider === 'email' ? smtp.mails : dingtalk.delivered).toHaveLength(1);
  },
);

it('ends a message by WeChat as unknown once WeChat may have forgotten its id', async () => {
  const id = await queueMessage(platform.kit, messages.wechat);
  await claimNext(platform.kit, { project: 'default', provider: 'wechat' });
  platform.clock.advance({ seconds: 600 });
  await sendDue();
  expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'unknown' });
  expect(wechat.requests).toEqual([]);
});

it('asks for the receipt of an SMS after a time-out, and sends it again only if there is none', async () => {
  for (const [kind, status] of [
    ['closes', 1],
    ['accepts-silently', 1],
  ] as const) {
    aliyun.sent.length = 0;
    aliyun.requests.length = 0;
    const id = await queueMessage(platform.kit, messages.sms);
    aliyun.trouble = { kind };
    if (kind === 'accepts-silently') aliyun.trouble.onSilent = () => aliyun.closeConnections();
    await sendDue();
    expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'queued', tries: 1, is_uncertain: true });
    aliyun.trouble = undefined;
    platform.clock.advance({ seconds: 15 });
    await sendDue();
    expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'delivered', tries: 2 });
    const actions = aliyun.requests.map(({ headers }) => headers['x-acs-action']);
    expect(actions[1]).toBe('QuerySendDetails');
    expect(aliyun.sent).toHaveLength(status);
    expect(actions.filter((action) => action === 'SendSms')).toHaveLength(kind === 'closes' ? 2 : 1);
  }
});

it('does not send by DingTalk or e-mail again after a lost answer, but after a lost token or login', async () => {
  dingtalk.trouble = { kind: 'closes', path: 'asyncsend' };
  const lost = await queueMessage(platform.kit, messages.dingtalk);
  smtp.trouble = { command: 'auth', reply: { code: 451, text: 'later' } };
  const early = await queueMessage(platform.kit, messages.email);
  await sendDue();
  expect(await rowOf(platform.kit, lost)).toMatchObject({ status: 'unknown', problem: { cause: 'interrupted' } });
  expect(await rowOf(platform.kit, early)).toMatchObject({ status: 'queued', is_uncertain: false });
  dingtalk.trouble = { kind: 'closes', path: 'gettoken' };
  await platform.kit.pool.query('truncate notice_token');
  const tokenless = await queueMessage(platform.kit, messages.dingtalk);
  await sendDue();
  expect(await rowOf(platform.kit, tokenless)).toMatchObject({ status: 'queued', tries: 1, is_uncertain: false });
});

it('tries five times with growing pauses, for codes that may pass alone', async () => {
  aliyun.codes = { SendSms: { Code: 'Throttling.User', Message: 'slow down' } };
  const id = await queueMessage(platform.kit, messages.sms);
  const pauses: number[] = [];
  for (let tries = 1; tries <= 5; tries += 1) {
    await sendDue();
    const row = await rowOf(platform.kit, id);
    expect(row.tries).toBe(tries);
    if (row.status !== 'queued') continue;
    const seconds = Math.round((row.due_at.getTime() - platform.clock.now()) / 1_000);
    pauses.push(seconds);
    platform.clock.advance({ seconds: seconds - 1 });
    await sendDue();
    expect((await rowOf(platform.kit, id)).tries).toBe(tries);
    platform.clock.advance({ seconds: 1 });
  }
  expect(pauses).toEqual([15, 60, 300, 1_200]);
  expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'failed', problem: { cause: 'tooFast' } });
});

it('ends at once for other codes, for what is not set, and for a message that arrived nowhere', async () => {
  aliyun.codes = { SendSms: { Code: 'isv.OUT_OF_SERVICE', Message: 'no money' } };
  dingtalk.receiptList = 'failed_user_id_list';
  const rejected = await queueMessage(platform.kit, messages.sms);
  const wrong = await queueMessage(platform.kit, { provider: 'email', to: 'nobody' });
  const lost = await queueMessage(platform.kit, messages.dingtalk);
  await sendDue();
  dingtalk.receiptList = 'unread_user_id_list';
  expect(await rowOf(platform.kit, rejected)).toMatchObject({
    status: 'failed',
    tries: 1,
    problem: { cause: 'noMoney' },
  });
  expect(await rowOf(platform.kit, wrong)).toMatchObject({ status: 'failed', problem: { cause: 'wrongRecipient' } });
  expect(await rowOf(platform.kit, lost)).toMatchObject({ status: 'failed', ids: { task_id: '256271667526' } });
  expect(dingtalk.delivered).toHaveLength(1);
});

it('sends an accepted message not again when its receipt cannot be read', async () => {
  dingtalk.trouble = { kind: 'closes', path: 'getsendresult' };
  const id = await queueMessage(platform.kit, messages.dingtalk);
  await sendDue();
  expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'accepted', problem: { cause: 'interrupted' } });
});
