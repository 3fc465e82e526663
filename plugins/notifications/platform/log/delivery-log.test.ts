import { collectionsPlugin } from '@signalbox/collections-platform';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import zhHans from '../../locales/page/zh-Hans.json';
import { platformPlugin } from '../index';
import { noticeLogEntryEntity } from '@signalbox/schemas/validators/entities';
import type { NoticeLogEntry } from '@signalbox/schemas/types';
import { queueDatabase } from '../queue/queue-tables';
import { queueMessage, rowOf } from '../queue/testing/queue-fixture';
import { deleteOld } from './delete-old';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin, collectionsPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.pool.query('truncate notice_message, setting');
});

const ask = (method: 'GET' | 'POST', path: string, payload?: JsonObject, headers: Record<string, string> = {}) =>
  platform.app.inject({
    method,
    url: `/rest/core/${path}`,
    headers: { 'accept-language': 'en', ...headers },
    ...(payload ? { payload } : {}),
  });
async function list(query: JsonObject = {}) {
  const answer = await ask(
    'GET',
    `notice/log?query=${encodeURIComponent(JSON.stringify({ withCount: true, ...query }))}`,
  );
  return {
    status: answer.statusCode,
    items: answer.json<NoticeLogEntry[]>(),
    count: answer.headers['count'],
    body: answer.body,
  };
}
const columns = [
  'to',
  'createTime',
  'provider',
  'about',
  'createdBy',
  'status',
  'tries',
  'problem.cause',
  'ids',
  'isTest',
];
const csv = { format: 'csv', columns, filter: {}, sorts: [{ createTime: -1 }] };
const change = (id: string, values: string) =>
  platform.kit.pool.query(`update notice_message set ${values} where id = $1`, [id]);

it('lists messages newest first, without their text and with masked recipients, also in answers and ids', async () => {
  const mail = await queueMessage(platform.kit, {
    provider: 'email',
    to: 'ada.lovelace@example.com',
    content: { subject: 'Pump 7', text: 'secret code 4711' },
    createdBy: 'ada',
  });
  await change(
    mail,
    `status = 'failed', tries = 1, ended_at = now(), ids = '{"response":"250 to ada.lovelace@example.com"}',
     problem = '{"cause":"recipientUnknown","code":"550","answer":"550 <ada.lovelace@example.com> unknown","isRetryable":false,"params":{}}'`,
  );
  platform.clock.advance({ seconds: 1 });
  const work = await queueMessage(platform.kit, { provider: 'dingtalk', to: '13800000001' });
  await change(work, `status = 'delivered', ids = '{"task_id":"256271667526","userid":"manager1"}'`);
  platform.clock.advance({ seconds: 1 });
  await queueMessage(platform.kit, {
    provider: 'sms',
    to: '13800000001',
    content: { template: 'SMS_1', subject: '', values: { code: '4711' } },
  });
  const { items, count, body } = await list();
  expect(count).toBe('3');
  // The subjects: what a message without a template is about, for every provider.
  expect(items.map(({ subject }) => subject)).toEqual([undefined, 'Subject', 'Pump 7']);
  expect(items).toMatchObject([
    { provider: 'sms', to: '138••••0001', template: 'SMS_1', status: 'queued', tries: 0 },
    { provider: 'dingtalk', status: 'delivered', ids: { task_id: '256271667526', userid: 'ma••••r1' } },
    {
      provider: 'email',
      to: 'a••••@example.com',
      subject: 'Pump 7',
      createdBy: 'ada',
      ids: { response: '250 to a••••@example.com' },
      problem: { cause: 'recipientUnknown', answer: '550 <a••••@example.com> unknown' },
    },
  ]);
  for (const hidden of ['lovelace', '13800000001', 'manager1', '4711']) expect(body).not.toContain(hidden);
});

it('filters by provider, status, time and the whole recipient, page by page, in its project alone', async () => {
  const first = await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  const noon = new Date(platform.clock.now()).toISOString();
  platform.clock.advance({ seconds: 60 });
  const second = await queueMessage(platform.kit, { provider: 'email', to: 'bob@example.com' });
  await change(second, `status = 'unknown'`);
  await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com', project: 'other' });
  const found = async (filter: JsonObject, page: JsonObject = {}) =>
    (await list({ filter, ...page })).items.map(({ id }) => id);
  expect(await found({})).toEqual([second, first]);
  expect(await found({}, { skip: 1, limit: 1 })).toEqual([first]);
  expect(await found({ to: 'ada@example.com' })).toEqual([first]);
  expect(await found({ status: 'unknown', provider: 'email' })).toEqual([second]);
  expect(await found({ createTime: { $gt: noon } })).toEqual([second]);
  expect(await found({ createTime: { $gte: noon, $lt: new Date(platform.clock.now()).toISOString() } })).toEqual([
    first,
  ]);
  expect((await list({ filter: { status: 7 } })).status).toBe(400);
});

it('has one message, and no way to change it', async () => {
  const id = await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  const one = await ask('GET', `notice/log/${id}`);
  expect(one.json()).toMatchObject({ id, to: 'a••••@example.com', status: 'queued' });
  expect(noticeLogEntryEntity.validate(one.json())).toEqual([]);
  for (const [method, path] of [
    ['POST', 'notice/log'],
    ['PUT', `notice/log/${id}`],
    ['PATCH', `notice/log/${id}`],
    ['DELETE', `notice/log/${id}`],
  ] as const)
    expect((await platform.app.inject({ method, url: `/rest/core/${path}`, payload: {} })).statusCode, path).toBe(405);
});

it('notifies open lists of new messages and of those that change', async () => {
  const notices: JsonObject[] = [];
  platform.kit.listen('record', (notice) => void notices.push(notice));
  const id = await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  await change(id, `status = 'failed'`);
  await change(id, `receipt_at = now()`);
  const own = { project: 'default', model: 'core/notice/log' };
  await vi.waitFor(() => expect(notices).toHaveLength(2));
  expect(notices).toMatchObject([
    { ...own, created: [id] },
    { ...own, changed: [id] },
  ]);
});

it('needs notice.view, and notice.send to send again', async () => {
  const id = await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  await change(id, `status = 'failed'`);
  const permitted = (permission: string) =>
    (platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set([permission]) }));
  permitted('notice.send');
  expect((await list()).status).toBe(401);
  expect((await ask('POST', 'notice/log/export', csv)).statusCode).toBe(401);
  permitted('notice.view');
  expect((await list()).status).toBe(200);
  expect((await ask('POST', `notice/log/${id}/resend`)).statusCode).toBe(401);
});

it('sends a failed or unknown message again as a new one, and no other', async () => {
  const id = await queueMessage(platform.kit, {
    provider: 'email',
    to: 'ada@example.com',
    content: { text: 'Pump 7' },
  });
  expect((await ask('POST', `notice/log/${id}/resend`)).json()).toMatchObject({
    message: expect.stringContaining('Only a message that has failed'),
  });
  await change(id, `status = 'unknown', is_uncertain = true, tries = 2`);
  const answer = await ask('POST', `notice/log/${id}/resend`);
  const copy = await rowOf(platform.kit, answer.json<{ InsertedID: string }>().InsertedID);
  expect(copy).toMatchObject({
    status: 'queued',
    tries: 0,
    is_uncertain: false,
    created_by: 'ada',
    content: { text: 'Pump 7' },
  });
  expect((await rowOf(platform.kit, id)).status).toBe('unknown');
  expect((await ask('POST', `notice/log/${'0'.repeat(24)}/resend`)).statusCode).toBe(400);
});

it('exports what matches as CSV in the language of the user, once per link', async () => {
  const rows = Array.from({ length: 1_203 }, (_, number) => ({
    project: 'default',
    id: String(number).padStart(24, '0'),
    created_at: new Date(platform.clock.now() + Math.floor(number / 3) * 1_000),
    created_by: null,
    provider: 'email' as const,
    recipient: 'ada@example.com',
    content: JSON.stringify({ subject: `=1+${number}`, text: '', values: {} }) as never,
    status: number % 2 === 0 ? ('failed' as const) : ('delivered' as const),
    problem: JSON.stringify({ cause: 'noMoney', code: '1', answer: '', isRetryable: false, params: {} }) as never,
    due_at: new Date(),
  }));
  await queueDatabase(platform.kit.database).insertInto('notice_message').values(rows).execute();
  const link = async (headers = {}) =>
    (await ask('POST', 'notice/log/export', { ...csv, filter: { status: 'failed' } }, headers)).json<{
      url: string;
      name: string;
    }>();
  const { url, name } = await link();
  expect(name).toMatch(/^Delivery log.*\.csv$/);
  platform.viewer = undefined;
  const file = await platform.app.inject({ method: 'GET', url: `/rest${url}` });
  const lines = file.body.trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFRecipient,Time,Provider,Subject or template,Sender,Status,Tries,Outcome › Cause,Ids of the provider,Test message',
  );
  expect(lines).toHaveLength(603);
  expect(new Set(lines).size).toBe(603);
  expect(lines[1]).toMatch(
    /^a••••@example.com,20\d\d-[^,]*,E-mail,'=1\+1202,,Failed,0,The account with the provider has no credit\.,/,
  );
  expect((await platform.app.inject({ method: 'GET', url: `/rest${url}` })).statusCode).toBe(401);
  platform.viewer = aViewer();
  const chinese = await platform.app.inject({
    method: 'GET',
    url: `/rest${(await link({ 'accept-language': 'zh-CN' })).url}`,
  });
  expect(chinese.body).toContain('收件人');
  expect(chinese.body).toContain(zhHans['causes.noMoney']);
});

it('deletes messages after the days of the setting, but none that still waits', async () => {
  const ended = await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  const waiting = await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  await change(ended, `status = 'failed', ended_at = created_at`);
  await platform.kit.pool.query(
    `insert into setting (project, revision, body) values ('default', 1, '{"noticeLog":{"keepDays":2}}')`,
  );
  const left = async () => {
    await deleteOld(platform.kit, new AbortController().signal);
    return (await list()).items.map(({ id }) => id).toSorted();
  };
  platform.clock.advance({ seconds: 2 * 86_400 - 5 });
  expect(await left()).toEqual([ended, waiting].toSorted());
  platform.clock.advance({ seconds: 10 });
  expect(await left()).toEqual([waiting]);
});
