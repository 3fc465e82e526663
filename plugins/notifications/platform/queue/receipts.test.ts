import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import {
  aliyunAccount,
  type AliyunSimulator,
  aliyunTemplate,
  dingtalkAccount,
  type DingtalkSimulator,
  startAliyunSimulator,
  startDingtalkSimulator,
} from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { platformPlugin } from '../index';
import { createSender, type Sender } from './sender';
import { queueMessage, rowOf, saveSettings } from './testing/queue-fixture';

let platform: TestPlatform;
let dingtalk: DingtalkSimulator;
let aliyun: AliyunSimulator;
let sender: Sender;
beforeAll(async () => {
  [platform, dingtalk, aliyun] = await Promise.all([
    createTestPlatform({ plugins: [platformPlugin] }),
    startDingtalkSimulator(),
    startAliyunSimulator(),
  ]);
  aliyun.now = () => platform.clock.now();
  platform.kit.noticeTargets = ['127.0.0.1'];
  await saveSettings(platform.kit, {
    dingtalk: { ...dingtalkAccount, baseUrl: dingtalk.url },
    sms: { operator: 'ali', ...aliyunAccount, baseUrl: aliyun.url },
  });
  sender = createSender(platform.kit);
});
afterAll(async () => {
  await sender.close();
  await Promise.all([platform, dingtalk, aliyun].map((each) => each.close()));
});
beforeEach(async () => {
  await platform.kit.pool.query('truncate notice_message, notice_pace, notice_token');
  Object.assign(dingtalk, { receiptList: 'unread_user_id_list', trouble: undefined });
  Object.assign(aliyun, { sendStatus: 3, trouble: undefined });
  for (const list of [dingtalk.requests, dingtalk.delivered, aliyun.requests, aliyun.sent]) list.length = 0;
});

const messages = {
  dingtalk: { provider: 'dingtalk', to: 'manager1' },
  sms: { provider: 'sms', to: '13800000001', content: { template: aliyunTemplate } },
} as const;
const longWait = { timeout: 60_000 };

async function sendDue() {
  await sender.run();
  await sender.idle();
}

it('records that a message was read', async () => {
  dingtalk.receiptList = 'read_user_id_list';
  const id = await queueMessage(platform.kit, messages.dingtalk);
  await sendDue();
  expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'read', problem: null });
  const counted = platform.kit.figures.counted().filter(({ labels }) => labels['provider'] === 'dingtalk');
  expect(counted).toMatchObject([
    { labels: { outcome: 'accepted' }, value: 1 },
    { labels: { outcome: 'read' }, value: 1 },
  ]);
});

it('sends on while the receipts of earlier messages wait for their answers', async () => {
  dingtalk.trouble = { kind: 'silent', path: 'getsendresult' };
  // On a busy machine the messages may take longer than the limit of an answer, and further receipts would be asked for.
  const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  onTestFinished(() => limits.mockRestore());
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push(await queueMessage(platform.kit, messages.dingtalk));
  await sender.run();
  await vi.waitFor(() => expect(dingtalk.delivered).toHaveLength(8), longWait);
  const statuses = async () => Promise.all(ids.map(async (id) => (await rowOf(platform.kit, id)).status));
  await vi.waitFor(async () => expect(new Set(await statuses())).toEqual(new Set(['accepted'])), longWait);
  // Each message is recorded as accepted before its receipt is asked for.
  expect(dingtalk.requests.filter(({ path }) => path.endsWith('getsendresult')).length).toBeLessThan(8);
  dingtalk.trouble = undefined;
  dingtalk.closeConnections();
  await sender.idle();
  platform.clock.advance({ seconds: 5 });
  await sendDue();
  expect(new Set(await statuses())).toEqual(new Set(['delivered']));
});

it('asks for the receipt of an accepted message again, until the provider has one', async () => {
  dingtalk.receiptList = undefined;
  aliyun.sendStatus = 1;
  const ids = [await queueMessage(platform.kit, messages.dingtalk), await queueMessage(platform.kit, messages.sms)];
  const rows = () => Promise.all(ids.map((id) => rowOf(platform.kit, id)));
  const queries = () =>
    [
      dingtalk.requests.filter(({ path }) => path.endsWith('getsendresult')),
      aliyun.requests.filter(({ headers }) => headers['x-acs-action'] === 'QuerySendDetails'),
    ].map(({ length }) => length);
  await sendDue();
  await sendDue();
  expect(await rows()).toMatchObject([{ status: 'accepted' }, { status: 'accepted' }]);
  expect(queries()).toEqual([1, 1]);
  platform.clock.advance({ seconds: 3_600 });
  await sendDue();
  expect(queries()).toEqual([2, 2]);
  dingtalk.receiptList = 'failed_user_id_list';
  aliyun.sendStatus = 3;
  platform.clock.advance({ seconds: 3_600 });
  await sendDue();
  expect(await rows()).toMatchObject([
    { status: 'failed', tries: 1, receipt_at: null, problem: { cause: 'notDelivered' } },
    { status: 'delivered', tries: 1, receipt_at: null, problem: null },
  ]);
  platform.clock.advance({ seconds: 7_200 });
  await sendDue();
  expect(queries()).toEqual([3, 3]);
});

it('asks no more once the provider knows the message no longer', async () => {
  dingtalk.receiptList = undefined;
  const id = await queueMessage(platform.kit, messages.dingtalk);
  await sendDue();
  platform.clock.advance({ seconds: 86_400 });
  await sendDue();
  dingtalk.receiptList = 'unread_user_id_list';
  platform.clock.advance({ seconds: 86_400 });
  await sendDue();
  expect(await rowOf(platform.kit, id)).toMatchObject({ status: 'accepted', receipt_at: null });
});
