import { collectionsPlugin } from '@signalbox/collections-platform';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { platformPlugin } from '../index';
import type { NoticeLogEntry } from '@signalbox/schemas/types';
import { queueMessage } from '../queue/testing/queue-fixture';

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
const csv = { format: 'csv', columns: ['to'] };
it.each(['2026-06-30T23:59:60Z', '2026-07-01T01:59:60+02:00', '2026-06-31T00:00:00Z', 'noon', '2026-06', ''])(
  'rejects the time "%s" in a filter, and names the field',
  async (time) => {
    const filters: JsonObject[] = [{ createTime: { $gte: time } }, { createTime: time }, { endTime: { $in: [time] } }];
    for (const filter of filters) {
      const error = { field: `filter.${Object.keys(filter)[0]}` };
      const listed = await ask('GET', `notice/log?query=${encodeURIComponent(JSON.stringify({ filter }))}`);
      expect([listed.statusCode, listed.json()]).toMatchObject([400, error]);
      const exported = await ask('POST', 'notice/log/export', { ...csv, filter });
      expect([exported.statusCode, exported.json()]).toMatchObject([400, error]);
    }
  },
);

it('reads a page of a large log by the index of its table', async () => {
  const { pool, queries } = platform.kit;
  await pool.query(`insert into notice_message (project, id, created_at, provider, recipient, content, status, due_at)
    select 'default', lpad(to_hex(n), 24, '0'), now() - n * interval '1 s', 'email', 'ada@example.com', '{}', 'delivered', now()
    from generate_series(1, 5000) as n; analyze notice_message`);
  const run = vi.spyOn(queries, 'run');
  const first = await ask('GET', 'notice/log');
  const query = encodeURIComponent(JSON.stringify({ cursor: first.headers['cursor'] }));
  await ask('GET', `notice/log?query=${query}`);
  const statements = run.mock.calls.map(([, statement]) => statement);
  run.mockRestore();
  expect(statements).toHaveLength(2);
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values as unknown[]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan Backward using notice_message_log');
    expect(plan).not.toContain('Seq Scan');
  }
});

it('takes times without a zone as of UTC, and days as their start', async () => {
  await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  const now = new Date(platform.clock.now()).toISOString();
  const found = async (createTime: JsonObject) => (await list({ filter: { createTime } })).items.length;
  expect(await found({ $gte: now.slice(0, -1), $lte: now.slice(0, -1) })).toBe(1);
  expect(await found({ $gte: now.slice(0, 10) })).toBe(1);
  expect(await found({ $lt: now.slice(0, 10) })).toBe(0);
});

it('finds recipients by whole ones alone, and neither ids nor answers, which only parts are shown of', async () => {
  const id = await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  const found = async (query: JsonObject) => {
    const { status, items } = await list(query);
    return status === 200 ? items.map((entry) => entry.id) : status;
  };
  expect(await found({ filter: { to: { $in: ['ada@example.com'] } } })).toEqual([id]);
  expect(await found({ filter: { to: 'a••••@example.com' } })).toEqual([]);
  const rejected: JsonObject[] = [
    { filter: { to: { $regex: '^ada' } } },
    // Many values in one request would find out a hidden one.
    { filter: { to: { $in: ['ada@example.com', 'bob@example.com'] } } },
    { filter: { $or: [{ to: 'ada@example.com' }, { to: 'bob@example.com' }] } },
    { filter: { to: { $ne: 'ada@example.com' } } },
    { filter: { $not: { to: { $gt: 'ada' } } } },
    { filter: { 'ids.userid': 'manager1' } },
    { filter: { ids: null } },
    { filter: { 'problem.answer': { $regex: 'ada' } } },
    { sort: { to: 1 } },
    { sorts: [{ createTime: -1 }, { 'problem.answer': 1 }] },
  ];
  for (const query of rejected) expect(await found(query), JSON.stringify(query)).toBe(400);
  const part = await list({ project: { to: 1, problem: 1 } });
  expect(part.items).toEqual([{ id, to: 'a••••@example.com' }]);
});

it('pages by cursors that begin with the newest, also among equal times', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1)
    ids.unshift(await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' }));
  const pages: string[][] = [];
  for (let cursor: string | undefined; pages.length < 4;) {
    const query = encodeURIComponent(JSON.stringify({ limit: 2, ...(cursor && { cursor }) }));
    const answer = await ask('GET', `notice/log?query=${query}`);
    pages.push(answer.json<NoticeLogEntry[]>().map(({ id }) => id));
    cursor = answer.headers['cursor'] as string | undefined;
    if (cursor === undefined) break;
  }
  expect(pages.flat()).toEqual(ids.toSorted().toReversed());
  const made = { order: ['desc createTime', 'desc id'], side: 'after', values: ['2026-02-31 25:00', ids[0]] };
  const cursor = Buffer.from(JSON.stringify(made)).toString('base64url');
  expect((await list({ cursor })).status).toBe(400);
});

it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'])('finds by the far time %s', async (time) => {
  await queueMessage(platform.kit, { provider: 'email', to: 'ada@example.com' });
  const found = async (bound: string) => (await list({ filter: { createTime: { [bound]: time } } })).items.length;
  expect(await found(time < '1' ? '$gte' : '$lt')).toBe(1);
  expect(await found(time < '1' ? '$lt' : '$gte')).toBe(0);
});
