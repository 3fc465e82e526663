import { errorTable, PlatformError } from '@signalbox/api';
import { type PlatformPlugin, seedDocuments } from '@signalbox/platform-kit';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectionRoutes, collectionsPlugin, documentsSource } from '.';
import type { RecordWrite } from './query/record-model';

/** What the hooks of `core/lamp` were called for: `before` has no id. */
let calls: Partial<Pick<RecordWrite, 'id' | 'before' | 'after'>>[] = [];
/** What another sender does while the hook `before` runs. */
let meanwhile: (before: JsonObject | undefined) => unknown;
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
    before: async ({ before, after }) => {
      calls.push({ before, after });
      await meanwhile(before);
    },
    onWrite(write) {
      rejectLocked(write);
      calls.push({ id: write.id, before: write.before, after: write.after });
    },
    present: (lamp) => ({ isLocked: false, ...lamp, label: `Lamp ${String(lamp['name'])}` }),
  },
});
/** Lists show the end of a name only. */
const keys = documentsSource({
  definition: {
    resource: 'core/key',
    title: 'Keys',
    permissions: { view: null, edit: 'key.edit', delete: 'key.delete' },
    schema: {
      type: 'object',
      properties: { name: { type: 'string' } },
    },
  },
  collection: 'key',
  hooks: {
    onWrite: () => rejectLocked({ after: { isLocked: true } }),
    present: (key) => ({ ...key, name: `…${String(key['name']).slice(-2)}` }),
  },
});
const codes = documentsSource({
  definition: {
    resource: 'core/code',
    title: 'Codes',
    permissions: { view: null, edit: null },
    schema: { type: 'object', properties: { title: { type: 'string' }, label: { type: 'string' } } },
    compare: { title: 'never' },
  },
  collection: 'code',
});
const doors = documentsSource({
  definition: {
    resource: 'core/door',
    title: 'Doors',
    permissions: { view: null, add: null },
    schema: {
      type: 'object',
      properties: {
        key: { type: 'string', reference: 'core/key' },
        codes: { type: 'array', items: { type: 'string', reference: 'core/code' } },
      },
    },
  },
  collection: 'door',
});
const plugin: PlatformPlugin = {
  id: 'lamps',
  register(rest, kit) {
    for (const source of [lamps, keys, codes, doors]) collectionRoutes(rest, { kit, ...source });
  },
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [plugin, collectionsPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.kit.database.deleteFrom('document').execute();
  calls = [];
  meanwhile = () => undefined;
});

async function send(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const payload = body ? { payload: body } : {};
  const answer = await platform.app.inject({ method, url: `/rest/core/${path}`, headers, ...payload });
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}
const run = async (body: object) => {
  const { body: started } = await send('POST', 'lamp/bulk', body);
  const result = async () => (await send('GET', `lamp/bulk/${String(started['id'])}`)).body;
  await vi.waitFor(async () => expect(await result()).toMatchObject({ status: 'finish' }), 20_000);
  return result();
};
/** Fails if the row is locked. */
const write = (id: string, body: JsonObject) =>
  platform.kit.database.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '3s'`.execute(transaction);
    await transaction.updateTable('document').set({ body }).where('id', '=', id).execute();
  });
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
  await write(second, { name: 'B', isLocked: true });
  const failures = [{ id: second, title: 'B', error: { detail: 'locked' } }];
  calls = [];
  expect(await run({ action: 'edit', filter: {}, values: { watts: 3 } })).toMatchObject({ changed: 1, failures });
  expect(calls.filter(({ id }) => id !== undefined)).toEqual([
    { id: first, before: { name: 'A' }, after: { name: 'A', watts: 3 } },
  ]);
  expect(await run({ action: 'delete', filter: {} })).toMatchObject({ changed: 1, unchanged: 0, failures });
  expect((await send('GET', 'lamp')).body).toMatchObject([{ id: second }]);
});

describe('while the hook `before` runs, no row is locked:', () => {
  it('a bulk change reports the record that another sender changes, and those that the hook rejects', async () => {
    const [first, second, third] = [await add({ name: 'A' }), await add({ name: 'B' }), await add({ name: 'C' })];
    meanwhile = async (before) => {
      if (before?.['name'] === 'B') throw new PlatformError('forbidden', { detail: 'B' });
      if (before?.['name'] === 'C') await write(third, { name: 'D' });
    };
    const { changed, failures } = await run({ action: 'edit', filter: {}, values: { watts: 3 } });
    expect(changed).toBe(1);
    const failure = (id: string, title: string, error: object) => ({
      id,
      title,
      error: expect.objectContaining(error),
    });
    expect((failures as { title: string }[]).toSorted((a, b) => a.title.localeCompare(b.title))).toEqual([
      failure(second, 'B', { detail: 'B' }),
      failure(third, 'D', { code: errorTable.conflict.code }),
    ]);
    expect((await send('GET', `lamp/${first}`)).body).toMatchObject({ watts: 3 });
    expect((await send('GET', `lamp/${third}`)).body).not.toHaveProperty('watts');
    calls = [];
    expect(await run({ action: 'edit', filter: {}, values: { watts: 3 } })).toMatchObject({ unchanged: 1, changed: 1 });
    expect(calls.filter(({ id }) => id === undefined)).toHaveLength(2);
  });

  it.each(['PUT', 'PATCH'] as const)('a %s is checked again with what another sender wrote', async (method) => {
    const id = await add({ name: 'A' });
    meanwhile = (before) => (before?.['name'] === 'A' ? write(id, { name: 'B', watts: 5 }) : undefined);
    calls = [];
    expect((await send(method, `lamp/${id}`, { isLocked: false })).status).toBe(200);
    const kept = method === 'PATCH' ? { name: 'B', watts: 5 } : {};
    expect(calls.at(-1)).toEqual({ id, before: { name: 'B', watts: 5 }, after: { ...kept, isLocked: false } });
    expect(calls.at(-2)).toEqual({ before: { name: 'B', watts: 5 }, after: { ...kept, isLocked: false } });
  });

  it('a record that is always written meanwhile is a conflict, and one of another version is not checked', async () => {
    const id = await add({ name: 'A' });
    let writes = 0;
    meanwhile = () => write(id, { name: `A${(writes += 1)}` });
    const conflict = { status: 400, body: { code: errorTable.conflict.code } };
    expect(await send('PATCH', `lamp/${id}`, { watts: 1 })).toMatchObject(conflict);
    expect(writes).toBe(3);
    calls = [];
    expect(await send('PATCH', `lamp/${id}`, { watts: 1 }, { 'if-match': '"1"' })).toMatchObject(conflict);
    expect(calls).toEqual([]);
  });
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

it('names records as lists show them, in exports of references and in failures, and by no column shown in part', async () => {
  const insert = (collection: string, body: JsonObject) =>
    seedDocuments(platform.kit, { project: 'default', collection, documents: [{ id: `${collection}-1`, ...body }] });
  await insert('key', { name: 'secret 42' });
  await insert('code', { title: 'secret 43', label: 'Back' });
  await insert('door', { key: 'key-1', codes: ['code-1'] });
  const { body } = await send('POST', 'door/export', { format: 'csv', filter: {}, columns: ['key', 'codes'] });
  const file = await platform.app.inject(`/rest${String(body['url'])}`);
  expect(file.body).toContain('…42,Back');
  expect(file.body).not.toContain('secret');
  const { body: plan } = await send('POST', 'key/bulk/plan', { action: 'edit', ids: ['key-1'], values: { name: 7 } });
  expect(plan['failures']).toMatchObject([{ id: 'key-1', title: '…42' }]);
});
