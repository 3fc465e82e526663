import { newId } from '@signalbox/api';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { platformPlugin } from '../index';
import { queueDatabase } from './queue-tables';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.pool.query('truncate notice_message, rate_limit');
});

async function send(payload: JsonObject) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/rest/core/notice/send',
    headers: { 'accept-language': 'en' },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}
const queued = () => queueDatabase(platform.kit.database).selectFrom('notice_message').selectAll().execute();
const mail = { provider: 'email', to: 'ada@example.com', subject: 'Pump 7', text: 'stands still' };

it('queues a message with its sender', async () => {
  const values = [{ name: 'first', value: 'Pump 7' }];
  const { status, body } = await send({ ...mail, template: 'alarm', values });
  expect(status).toBe(200);
  expect(await queued()).toMatchObject([
    {
      id: body['InsertedID'],
      project: 'default',
      created_by: 'ada',
      provider: 'email',
      recipient: 'ada@example.com',
      status: 'queued',
      content: { subject: 'Pump 7', text: 'stands still', template: 'alarm', values: { first: 'Pump 7' } },
    },
  ]);
});

it('queues a repeated request once', async () => {
  const id = newId();
  for (const _ of [1, 2]) expect((await send({ ...mail, id })).body).toEqual({ InsertedID: id });
  expect(await queued()).toHaveLength(1);
});

it.each([
  [{ ...mail, provider: 'pigeon' }, 'provider'],
  [{ ...mail, to: ' ' }, 'to'],
  [{ ...mail, subject: 'a\nBcc: other@example.com' }, 'subject'],
  [{ ...mail, text: 'x'.repeat(4_001) }, 'text'],
  [{ ...mail, id: 'mine' }, 'id'],
  [{ ...mail, status: 'delivered' }, 'status'],
])('rejects %j and names the field', async (payload, field) => {
  const { status, body } = await send(payload);
  expect({ status, field: body['field'] }).toEqual({ status: 400, field });
  expect(await queued()).toEqual([]);
});

it('needs the permission notice.send', async () => {
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(['notice.test']) });
  expect((await send(mail)).status).toBe(401);
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(['notice.send']) });
  expect((await send(mail)).status).toBe(200);
});

it('accepts no message while 10,000 of the project wait', async () => {
  await platform.kit.pool.query(
    `insert into notice_message (project, id, created_at, provider, recipient, content, status, due_at)
       select 'default', lpad(number::text, 24, '0'), now(), 'email', 'a@example.com', '{}', 'queued', now()
       from generate_series(1, 10000) number`,
  );
  expect(await send(mail)).toMatchObject({
    status: 429,
    body: { message: expect.stringContaining('10,000 messages') },
  });
  await platform.kit.pool.query("update notice_message set project = 'other' where id like '%1'");
  expect((await send(mail)).status).toBe(200);
});
