import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { CollectionDefinition, FormDefinition } from '@signalbox/schemas';
import type { JsonObject } from '@signalbox/schemas/json';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { collectionsPlugin } from '.';

const { tools, toolForm } = vi.hoisted(() => ({
  tools: {
    id: 'workshop/tool',
    resource: 'core/tool',
    permissions: { add: 'tool.add', edit: 'tool.edit' },
    page: { url: '/app/tool', icon: 'tool', menus: ['admin'], order: 1 },
    columns: ['name', 'size.width'],
  } satisfies CollectionDefinition,
  toolForm: {
    id: 'workshop/tool',
    place: { group: 'workshop', order: 1 },
    permission: { edit: 'tool.edit' },
    schema: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: {
        name: { type: 'string', title: 'Name', minLength: 1, maxLength: 20 },
        size: {
          type: 'object',
          additionalProperties: false,
          properties: { width: { type: 'number', title: 'Width', minimum: 0 } },
        },
      },
    },
    uiSchema: {},
  } satisfies FormDefinition,
}));
vi.mock('@signalbox/schemas', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  collections: [tools],
  dialogs: [toolForm],
}));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [collectionsPlugin] });
});
afterAll(() => platform.close());

async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const answer = await platform.app.inject({ method, url: `/rest/core/${path}`, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}

it('serves a list that is declared without an entity: its form validates the records', async () => {
  const { body } = await send('POST', 'tool', { name: 'Saw', size: { width: 2.5 } });
  const id = String(body['InsertedID']);
  expect((await send('PATCH', `tool/${id}`, { name: 'Axe' })).status).toBe(200);
  const query = encodeURIComponent(JSON.stringify({ filter: { 'size.width': { $gt: 2 } }, sort: { name: 1 } }));
  expect((await send('GET', `tool?query=${query}`)).body).toEqual([{ id, name: 'Axe', size: { width: 2.5 } }]);
  const { rows } = await platform.kit.pool.query('select project, collection from document');
  expect(rows).toEqual([{ project: 'default', collection: 'workshop_tool' }]);
});

it.each<[string, object, string]>([
  ['a value beyond its limit', { name: 'Saw', size: { width: -1 } }, '/size/width'],
  ['a required value that is missing', { size: {} }, '/name'],
  ['a property that the form does not have', { name: 'Saw', colour: 'red' }, '/colour'],
])('rejects %s', async (_what, record, pointer) => {
  expect(await send('POST', 'tool', record)).toMatchObject({ status: 400, body: { faults: [{ pointer }] } });
});

it('has no route for an action without a permission', async () => {
  expect((await send('DELETE', 'tool/000000000000000000000000')).status).toBe(405);
});
