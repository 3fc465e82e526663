import { newId } from '@signalbox/api';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { dingtalkAccount, type DingtalkSimulator, startDingtalkSimulator } from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NoticeResult } from '../../shared/notice';
import type { NoticeLogEntry } from '@signalbox/schemas/types';
import { platformPlugin } from '../index';
import { dueLines } from '../queue/claim';
import { dueReceiptLines } from '../queue/claim-receipt';

let platform: TestPlatform;
let dingtalk: DingtalkSimulator;
beforeAll(async () => {
  [platform, dingtalk] = await Promise.all([
    createTestPlatform({ plugins: [platformPlugin] }),
    startDingtalkSimulator(),
  ]);
  platform.viewer = aViewer();
  platform.kit.noticeTargets = ['127.0.0.1', 'localhost'];
});
afterAll(() => Promise.all([platform, dingtalk].map((each) => each.close())));
beforeEach(() => platform.kit.pool.query('truncate notice_message; delete from rate_limit'));

const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
  platform.app.inject({
    method,
    url: `/rest/core/${path}`,
    headers: { 'accept-language': 'en' },
    ...(payload ? { payload } : {}),
  });
async function send(appSecret: string = dingtalkAccount.appSecret) {
  const settings = { dingtalk: { ...dingtalkAccount, baseUrl: dingtalk.url, appSecret } };
  const answer = await ask('POST', 'notice/test', { id: newId(), provider: 'dingtalk', to: 'manager1', settings });
  return { result: answer.json<NoticeResult>() };
}

it('keeps each test in the delivery log, with a mark, a masked recipient and no secret, and sends none again', async () => {
  const accepted = await send();
  const rejected = await send('typed-wrong-secret');
  expect([accepted.result.isSent, rejected.result.isSent]).toEqual([true, false]);
  const answer = await ask('GET', 'notice/log');
  const entries = answer.json<NoticeLogEntry[]>().toSorted((a, b) => a.status.localeCompare(b.status));
  const common = { provider: 'dingtalk', to: 'ma••••r1', isTest: true, createdBy: platform.viewer?.username, tries: 1 };
  expect(entries).toMatchObject([
    {
      ...common,
      subject: expect.stringContaining('Test message'),
      status: expect.stringMatching(/accepted|delivered|read/),
    },
    { ...common, status: 'failed', problem: { cause: 'wrongSecret' } },
  ]);
  for (const text of ['manager1', dingtalkAccount.appSecret, 'typed-wrong-secret'])
    expect(answer.body).not.toContain(text);
  const again = await ask('POST', `notice/log/${entries[1]?.id}/resend`);
  expect(again.json()).toMatchObject({ code: 100_010_063 });
  dingtalk.requests.length = 0;
  platform.clock.advance({ seconds: 3_600 });
  expect(await dueLines(platform.kit)).toEqual([]);
  expect(await dueReceiptLines(platform.kit)).toEqual([]);
});

it('keeps a rejected test in the delivery log once in five minutes for a user and provider', async () => {
  for (let count = 0; count < 13; count += 1) await send();
  const { rows } = await platform.kit.pool.query<{ problem: { cause: string } | null }>(
    'select problem from notice_message where is_test',
  );
  expect(rows).toHaveLength(11);
  expect(rows.flatMap(({ problem }) => problem?.cause ?? [])).toEqual(['tooManyTests']);
});
