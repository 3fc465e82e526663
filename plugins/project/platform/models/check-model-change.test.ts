import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platformPlugin } from '..';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.kit.database.deleteFrom('document').execute();
  as('model.edit', 'model.delete');
});

const as = (...permissions: string[]) => {
  platform.viewer = aViewer({ isSuper: false, isAdmin: false, permissions: new Set(permissions) });
};
const insert = (collection: string, id: string, body: JsonObject, project = 'default') =>
  platform.kit.pool.query('insert into document (project, collection, id, body) values ($1, $2, $3, $4)', [
    project,
    collection,
    id,
    body,
  ]);
const secret = { type: 'string', title: { en: 'Password', fr: 'Mot de passe' }, writeOnly: true };
const custom = (properties: JsonObject, more: JsonObject = {}) => ({ schema: { type: 'object', properties, ...more } });
const aModel = (properties: JsonObject, more: JsonObject = {}, key = 'gauge') =>
  insert('model', 'm', { key, name: 'Gauge', custom: custom(properties, more) });
const records = (...values: JsonObject[]) =>
  Promise.all(values.map((each, index) => insert('table_data', `r${index}`, { model: 'm', values: each })));
const stored = async () => {
  const query = `select body -> 'values' as values from document where collection = 'table_data' order by id`;
  return (await platform.kit.pool.query<{ values: JsonObject }>(query)).rows.map(({ values }) => values);
};
const send = async (method: 'PUT' | 'PATCH' | 'DELETE', payload?: object, query = '', language = 'en') => {
  const url = `/rest/core/model/m${query}`;
  return platform.app.inject({ method, url, payload, headers: { 'accept-language': language } });
};
const put = (schema: JsonObject, query = '') => send('PUT', { key: 'gauge', name: 'Gauge', custom: { schema } }, query);

describe('a column that loses writeOnly shows no stored secret', () => {
  const text = { type: 'string' };
  const changes: Record<string, JsonObject> = {
    'by writeOnly: false': custom({ password: { ...secret, writeOnly: false } }).schema,
    'by a property without the keyword': custom({ password: text }).schema,
    'by removing the property': custom({ other: text }).schema,
    'by another name': custom({ pw: secret }).schema,
    'by another type': custom({ password: { type: 'number' } }).schema,
    'by a reference': custom({ password: { $ref: '#/definitions/a' } }, { definitions: { a: text } }).schema,
    'by a part of the schema': custom({}, { allOf: [{ properties: { password: text } }] }).schema,
    'by moving it below a list': custom({ list: { type: 'array', items: custom({ password: secret }).schema } }).schema,
    'by a schema without properties': { type: 'object' },
  };

  test.each(Object.entries(changes))('%s: the server asks, then deletes the values', async (_name, schema) => {
    await aModel({ password: secret, name: text });
    await records({ name: 'a', password: 'kingfisher' }, { name: 'b' }, { name: 'c', password: 'heron' });
    for (const query of ['', '?force=false']) {
      const answer = await put(schema, query);
      expect(answer.json()).toMatchObject({ code: 100_080_101, params: { count: 2, fields: 'Password' } });
    }
    expect(JSON.stringify(await stored())).toContain('kingfisher');
    expect((await put(schema, '?force=true')).statusCode).toBe(200);
    expect(await stored()).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });

  test('by a patch and by deleting the model', async () => {
    await aModel({ password: secret });
    await records({ password: 'kingfisher' });
    const patches = [null, false, 'true'].map((writeOnly) => ({
      custom: { schema: { properties: { password: { writeOnly } } } },
    }));
    for (const patch of patches) expect((await send('PATCH', patch)).json()).toMatchObject({ code: 100_080_101 });
    expect((await send('DELETE')).json()).toMatchObject({ code: 100_080_101 });
    expect((await platform.app.inject('/rest/core/model/m')).statusCode).toBe(200);
    expect((await send('DELETE', undefined, '?force=true')).statusCode).toBe(200);
    expect(await stored()).toEqual([{}]);
  });

  test('inside of objects and lists, and only there', async () => {
    const inner = { type: 'object', properties: { token: secret, host: { type: 'string' } } };
    const without = { type: 'object', properties: { token: { type: 'string' }, host: { type: 'string' } } };
    await aModel({ one: inner, list: { type: 'array', items: inner } });
    await records(
      { one: { token: 'kingfisher', host: 'a' }, list: [{ token: 'heron', host: 'b' }, { host: 'c' }] },
      { one: { host: 'd' }, list: [] },
    );
    await insert('table_data', 'x', { model: 'other', values: { one: { token: 'owl' } } });
    const schema = custom({ one: without, list: { type: 'array', items: without } }).schema;
    expect((await put(schema)).json()).toMatchObject({ params: { count: 1 } });
    expect((await put(schema, '?force=true')).statusCode).toBe(200);
    expect(await stored()).toEqual([
      { one: { host: 'a' }, list: [{ host: 'b' }, { host: 'c' }] },
      { one: { host: 'd' }, list: [] },
      { one: { token: 'owl' } },
    ]);
  });

  test('and a change that shows none is not asked about', async () => {
    await aModel({ password: secret, name: { type: 'string' } });
    await records({ name: 'a', password: null }, { name: 'b' });
    expect((await send('PATCH', { name: 'Gauges' })).statusCode).toBe(200);
    const all = custom({}, { allOf: [{ properties: { password: { ...secret, title: 'PIN' } } }] }).schema;
    expect((await put(all)).statusCode).toBe(200);
    expect((await put(custom({}).schema)).statusCode).toBe(200);
  });

  test('and the question names the column in the language of the request', async () => {
    await aModel({ password: secret });
    await records({ password: 'kingfisher' });
    const answer = await send(
      'PATCH',
      { custom: { schema: { properties: { password: { writeOnly: false } } } } },
      '',
      'en',
    );
    expect(answer.json<{ message: string }>().message).toMatch(/^Records with a secret value of “Password”: 1\./);
    const french = await send(
      'PATCH',
      { custom: { schema: { properties: { password: { writeOnly: false } } } } },
      '',
      'fr',
    );
    expect(french.json()).toMatchObject({ params: { fields: 'Mot de passe' } });
  });
});

describe('a permission key of a model changes only by a user with the old key and the new', () => {
  const cost = (view?: string, more: JsonObject = {}) => ({
    type: 'number',
    ...(view === undefined ? {} : { permission: { view } }),
    ...more,
  });
  const status = async (schema: JsonObject, ...permissions: string[]) => {
    as('model.edit', ...permissions);
    const answer = await put(schema);
    return answer.statusCode === 200 ? 200 : answer.json<{ detail: string }>().detail;
  };

  test.each<[string, JsonObject, string[]]>([
    ['another key', custom({ cost: cost('wages.view') }).schema, ['pump.cost', 'wages.view']],
    ['a removed key', custom({ cost: cost() }).schema, ['pump.cost']],
    ['a removed column', custom({}).schema, ['pump.cost']],
    ['another name', custom({ price: cost('pump.cost') }).schema, ['pump.cost']],
    [
      'an added key',
      custom({ cost: cost('pump.cost', { permission: { view: 'pump.cost', edit: 'a.b' } }) }).schema,
      ['a.b'],
    ],
    ['a key on another column', custom({ cost: cost('pump.cost'), flow: cost('a.b') }).schema, ['a.b']],
    [
      'a reference instead',
      custom({ cost: { $ref: '#/definitions/c' } }, { definitions: { c: cost() } }).schema,
      ['pump.cost'],
    ],
  ])('of a column: %s', async (_name, schema, keys) => {
    await aModel({ cost: cost('pump.cost') });
    for (const lacking of keys) {
      const others = keys.filter((key) => key !== lacking);
      expect(await status(schema, ...others)).toBe(lacking);
    }
    expect(await status(schema, ...keys)).toBe(200);
  });

  test('of the records, which the key of the model names', async () => {
    await aModel({}, {}, 'pump');
    const keys = ['pump', 'gauge'].flatMap((model) =>
      ['view', 'add', 'edit', 'delete'].map((each) => `${model}.${each}`),
    );
    for (const lacking of keys)
      expect(await status(custom({}).schema, ...keys.filter((key) => key !== lacking))).toBe(lacking);
    as('model.edit', 'pump.view', 'pump.add', 'pump.edit', 'pump.delete');
    expect((await send('PATCH', { key: null })).json()).toMatchObject({ detail: expect.stringMatching(/^model\./) });
    expect((await send('PATCH', { name: 'Pumps' })).statusCode).toBe(200);
    expect(await status(custom({}).schema, ...keys)).toBe(200);
  });

  test('and a schema that hides its guards from the search is rejected', async () => {
    await aModel({ cost: cost('pump.cost') });
    const deep = Array.from({ length: 40 }).reduce<JsonObject>((inner) => ({ items: inner }), {});
    as('model.edit');
    expect((await put(custom({ cost: cost('pump.cost'), deep }).schema)).json()).toMatchObject({ code: 100_080_102 });
    platform.viewer = aViewer();
    expect((await put(custom({ cost: cost() }).schema)).statusCode).toBe(200);
  });
});
