import { PlatformError } from '@signalbox/api';
import type { PlatformPlugin } from '@signalbox/platform-kit';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas/json';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { collectionRoutes, collectionsPlugin, documentsSource } from '.';
import type { RecordWrite } from './query/record-model';

/** What the hooks of `core/lamp` were called for: `before` has no id. */
let calls: Partial<Pick<RecordWrite, 'id' | 'before' | 'after'>>[] = [];
const rejectLocked = ({ before, after }: Pick<RecordWrite, 'before' | 'after'>) => {
  if ((after ?? before)?.['isLocked'] === true) throw new PlatformError('forbidden', { detail: 'locked' });
};
const lamps = documentsSource({
  definition: {
    resource: 'core/lamp',
    title: 'Lamps',
    permissions: { view: null, add: 'lamp.add', edit: 'lamp.edit', delete: 'lamp.delete' },
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', title: 'Name', maxLength: 20 },
        isLocked: { type: 'boolean' },
        watts: { type: 'number', permission: { view: 'lamp.watts' } },
      },
    },
  },
  collection: 'lamp',
  hooks: {
    before: async ({ before, after }) => void calls.push({ before, after }),
    onWrite(write) {
      rejectLocked(write);
      calls.push({ id: write.id, before: write.before, after: write.after });
    },
    present: (lamp) => ({ isLocked: false, ...lamp, label: `Lamp ${String(lamp['name'])}` }),
  },
});
const plugin: PlatformPlugin = { id: 'lamps', register: (rest, kit) => collectionRoutes(rest, { kit, ...lamps }) };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [plugin, collectionsPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.kit.database.deleteFrom('document').execute();
  calls = [];
});

async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) {
  const payload = body ? { payload: body } : {};
  const answer = await platform.app.inject({ method, url: `/rest/core/${path}`, ...payload });
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}
const add = async (lamp: object) => String((await send('POST', 'lamp', lamp)).body['InsertedID']);

it('calls the hooks of each write, and undoes one that a hook rejects', async () => {
  const id = await add({ name: 'A' });
  await send('PUT', `lamp/${id}`, { name: 'B' });
  await send('PATCH', `lamp/${id}`, { watts: 3 });
  expect(calls).toEqual([
    { after: { name: 'A' } },
    { id, after: { name: 'A' } },
    { before: { name: 'A' }, after: { name: 'B' } },
    { id, before: { name: 'A' }, after: { name: 'B' } },
    { before: { name: 'B' }, after: { name: 'B', watts: 3 } },
    { id, before: { name: 'B' }, after: { name: 'B', watts: 3 } },
  ]);
  const forbidden = { status: 401, body: { detail: 'locked' } };
  expect(await send('POST', 'lamp', { isLocked: true })).toMatchObject(forbidden);
  expect(await send('PATCH', `lamp/${id}`, { isLocked: true })).toMatchObject(forbidden);
  expect((await send('GET', 'lamp')).body).toEqual([{ id, name: 'B', isLocked: false, watts: 3, label: 'Lamp B' }]);
  const { database } = platform.kit;
  await database
    .updateTable('document')
    .set({ body: { name: 'C', isLocked: true } })
    .execute();
  expect(await send('DELETE', `lamp/${id}`)).toMatchObject(forbidden);
  expect((await send('GET', `lamp/${id}`)).body).toMatchObject({ name: 'C', label: 'Lamp C' });
  await database
    .updateTable('document')
    .set({ body: { name: 'C' } })
    .execute();
  calls = [];
  expect((await send('DELETE', `lamp/${id}`)).status).toBe(200);
  expect(calls).toEqual([{ id, before: { name: 'C' } }]);
});

it('calls the hooks of each change of a bulk change, and reports those that a hook rejects', async () => {
  const [first, second] = [await add({ name: 'A' }), await add({ name: 'B' })];
  await platform.kit.database
    .updateTable('document')
    .set({ body: { name: 'B', isLocked: true } })
    .where('id', '=', second)
    .execute();
  const run = async (body: object) => {
    const { body: started } = await send('POST', 'lamp/bulk', body);
    const result = async () => (await send('GET', `lamp/bulk/${String(started['id'])}`)).body;
    await vi.waitFor(async () => expect(await result()).toMatchObject({ status: 'finish' }), 20_000);
    return result();
  };
  const failures = [{ id: second, title: 'B', error: { detail: 'locked' } }];
  calls = [];
  expect(await run({ action: 'edit', filter: {}, values: { watts: 3 } })).toMatchObject({ changed: 1, failures });
  expect(calls.filter(({ id }) => id !== undefined)).toEqual([
    { id: first, before: { name: 'A' }, after: { name: 'A', watts: 3 } },
  ]);
  expect(await run({ action: 'delete', filter: {} })).toMatchObject({ changed: 1, unchanged: 0, failures });
  expect((await send('GET', 'lamp')).body).toMatchObject([{ id: second }]);
});

it('rejects filters by properties that are not declared, and exports records as they are presented', async () => {
  await add({ name: 'A' });
  const query = encodeURIComponent(JSON.stringify({ filter: { color: 'red' } }));
  expect((await send('GET', `lamp?query=${query}`)).body).toMatchObject({ code: 100_010_003 });
  const columns = ['name', 'isLocked'];
  const { body } = await send('POST', 'lamp/export', { format: 'ndjson', filter: {}, columns });
  expect(body).toMatchObject({ count: 1, name: expect.stringMatching(/^Lamps /) });
  const file = await platform.app.inject(`/rest${String(body['url'])}`);
  expect(file.body).toBe('{"name":"A","isLocked":false}\n');
});
