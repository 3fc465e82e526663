import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { dingtalkAccount, type DingtalkSimulator, startDingtalkSimulator } from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { platformPlugin } from '../index';
import { queueDatabase } from './queue-tables';
import { createSender } from './sender';
import { queueMessage, rowOf, saveSettings } from './testing/queue-fixture';

let platform: TestPlatform;
let dingtalk: DingtalkSimulator;
beforeAll(async () => {
  [platform, dingtalk] = await Promise.all([
    createTestPlatform({ plugins: [platformPlugin] }),
    startDingtalkSimulator(),
  ]);
  platform.kit.noticeTargets = ['127.0.0.1'];
  await saveSettings(platform.kit, { dingtalk: { ...dingtalkAccount, baseUrl: dingtalk.url } });
});
afterAll(() => Promise.all([platform.close(), dingtalk.close()]));
beforeEach(async () => {
  await platform.kit.pool.query('truncate notice_message, notice_pace, notice_token');
  dingtalk.requests.length = 0;
  dingtalk.delivered.length = 0;
});

const requestsTo = (path: string) => dingtalk.requests.filter((request) => request.path.endsWith(path)).length;
/** Two senders have their own memory, as two replicas do, and share the database. */
const replicas = () => [createSender(platform.kit), createSender(platform.kit)];

it('sends 1,000 messages once each, at the pace of the provider, with one token', async () => {
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  await queueDatabase(platform.kit.database)
    .insertInto('notice_message')
    .values(
      numbers.map((number) => ({
        project: 'default',
        id: String(number).padStart(24, '0'),
        created_at: new Date(platform.clock.now()),
        created_by: null,
        provider: 'dingtalk' as const,
        recipient: 'manager1',
        content: JSON.stringify({ subject: '', text: `Text ${number}`, values: {} }) as never,
        status: 'queued' as const,
        due_at: new Date(platform.clock.now()),
      })),
    )
    .execute();
  const both = replicas();
  const sentAtOnce: number[] = [];
  while (dingtalk.delivered.length < 1_000) {
    const before = dingtalk.delivered.length;
    await Promise.all(both.map((each) => each.run()));
    await Promise.all(both.map((each) => each.idle()));
    sentAtOnce.push(dingtalk.delivered.length - before);
    platform.clock.advance({ seconds: 1 });
  }
  // A burst of three seconds, then 20 a second.
  expect(sentAtOnce).toEqual([60, ...Array<number>(47).fill(20)]);
  expect(requestsTo('/asyncsend_v2')).toBe(1_000);
  expect(requestsTo('/gettoken')).toBe(1);
  const { rows } = await platform.kit.pool.query('select distinct status, tries from notice_message');
  expect(rows).toEqual([{ status: 'delivered', tries: 1 }]);
});

it('shares a token, renews it five minutes early, and replaces one that the provider rejects', async () => {
  const [one, other] = replicas();
  const send = async (replica = one) => {
    const id = await queueMessage(platform.kit, { provider: 'dingtalk', to: 'manager1' });
    await replica!.run();
    await replica!.idle();
    return rowOf(platform.kit, id);
  };
  await send();
  await send(other);
  expect(requestsTo('/gettoken')).toBe(1);
  platform.clock.advance({ seconds: 6_899 });
  await send(other);
  expect(requestsTo('/gettoken')).toBe(1);
  platform.clock.advance({ seconds: 2 });
  await send();
  expect(requestsTo('/gettoken')).toBe(2);
  await platform.kit.pool.query("update notice_token set token = 'outdated'");
  const rejected = await send(other);
  expect(rejected).toMatchObject({ status: 'queued', problem: { cause: 'tokenInvalid', isRetryable: true } });
  platform.clock.advance({ seconds: 15 });
  await one!.run();
  await one!.idle();
  expect(await rowOf(platform.kit, rejected.id)).toMatchObject({ status: 'delivered', tries: 2 });
  expect(requestsTo('/gettoken')).toBe(3);
});
