import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportProject, putDocument, sendImport, transferPlatform } from '../../testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

const model = (key: string, password: JsonObject): JsonObject => ({
  key,
  name: 'Gauge',
  custom: { schema: { type: 'object', properties: { password: { type: 'string', ...password } } } },
});
const models = async () => {
  const query = `select id, body from document where project = 'default' and collection = 'model' order by id`;
  return (await platform.kit.pool.query<{ id: string; body: JsonObject }>(query)).rows;
};

test('an import leaves out a model that would show secrets, columns or records that the existing one hides', async () => {
  const open = {
    a: model('gauge', {}),
    b: model('gauge', {}),
    c: model('pump', {}),
    d: model('gauge', { title: 'P' }),
  };
  const hiding = {
    a: model('gauge', { writeOnly: true }),
    b: model('gauge', { permission: { view: 'wages.view' } }),
    c: model('gauge', {}),
    d: model('gauge', {}),
  };
  for (const [id, body] of Object.entries(open)) await putDocument(platform, { collection: 'model', id, body });
  const { rawPayload } = await exportProject(platform, { parts: ['model'] });
  for (const [id, body] of Object.entries(hiding))
    await platform.kit.pool.query(`update document set body = $2 where collection = 'model' and id = $1`, [id, body]);
  const { status, body } = await sendImport(platform, rawPayload, { fields: { overwrite: 'true' } });
  expect({ status, parts: body['parts'] }).toMatchObject({
    status: 200,
    parts: [{ name: 'model', changed: 1, invalid: { count: 3, shown: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] } }],
  });
  expect(JSON.stringify(body)).toContain('Change the protection on the existing model first');
  expect(await models()).toEqual(Object.entries({ ...hiding, d: open.d }).map(([id, each]) => ({ id, body: each })));
});

test('an import adds a model, of which only the records are left, for super users alone', async () => {
  await putDocument(platform, { collection: 'model', id: 'gone', body: model('pump', {}) });
  const { rawPayload } = await exportProject(platform, { parts: ['model'] });
  await platform.kit.pool.query(`delete from document where collection = 'model'`);
  const add = async () => (await sendImport(platform, rawPayload, { fields: { overwrite: 'true' } })).body['parts'];
  const ids = async () => (await models()).map(({ id }) => id);
  await putDocument(platform, {
    collection: 'table_data',
    id: 'r1',
    body: { model: 'gone', values: { password: 'owl' } },
  });
  const permissions = new Set(['backup.add', 'model.add', 'model.edit']);
  const asSuper = platform.viewer;
  platform.viewer = aViewer({ isSuper: false, permissions });
  expect(await add()).toMatchObject([{ invalid: { count: 1, shown: [{ id: 'gone' }] } }]);
  expect(await ids()).not.toContain('gone');
  platform.viewer = asSuper;
  expect(await add()).toMatchObject([{ name: 'model', added: 1 }]);
  expect(await ids()).toContain('gone');
});

test('an import leaves out models whose schema a save would reject, and names the field', async () => {
  const dotted = { type: 'object', properties: { 'g.h': { type: 'string' } } };
  const pattern = (text: string) => model('gauge', { title: { en: 'Mail', zh_Hans: '邮箱' }, pattern: text });
  const archived = {
    e: pattern('^(a+)+$'),
    f: pattern(String.raw`^\S+@\S+\.\S+$`),
    g: pattern('^[a-z]+$'),
    h: pattern('('),
    i: pattern('^(b+)+$'),
    j: { ...model('gauge', {}), custom: { schema: { properties: { tank: { ...dotted, title: 'Tank' } } } } },
    k: { ...model('gauge', {}), custom: { schema: dotted } },
  };
  for (const [id, body] of Object.entries(archived)) await putDocument(platform, { collection: 'model', id, body });
  const { rawPayload } = await exportProject(platform, { parts: ['model'] });
  await platform.kit.pool.query(
    `delete from document where collection = 'model' and id in ('e', 'f', 'g', 'h', 'j');
     update document set body = body || '{"name": "Old"}' where id in ('i', 'k')`,
  );
  for (const call of ['plan', 'upload'] as const) {
    const { body } = await sendImport(platform, rawPayload, { call, fields: { overwrite: 'true' } });
    // A model of an earlier version keeps its pattern, and its names.
    expect(body['parts']).toMatchObject([{ added: 1, changed: 2, invalid: { count: 4 } }]);
    const text = JSON.stringify(body);
    expect(text).toContain('At Mail: the pattern “^(a+)+$” takes too long for some texts');
    expect(text).toContain('Give the field a “maxLength” of 200 or less');
    expect(text).toContain('At Mail: the value of “pattern” is not valid');
    expect(text).toContain('At g.h: a property cannot have the name “g.h”');
  }
  expect((await models()).map(({ id }) => id)).toEqual(expect.not.arrayContaining(['e', 'f', 'h', 'j']));
});
