import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportProject, putDocument, sendImport, transferPlatform } from '../../testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

test('an import lists the records that their routes would reject, and leaves them out', async () => {
  const put = (collection: string, id: string, body: Parameters<typeof putDocument>[1]['body']) =>
    putDocument(platform, { collection, id, body });
  await put('theme', 'bad', { name: 'Evil', tokens: { colorPrimary: 'red;} body { display: none' } });
  await put('theme', 'good', { name: 'Night' });
  await put('model', 'nameless', { title: 'Pump' });
  await put('flow', 'free', { anything: true });
  const { rawPayload } = await exportProject(platform, { parts: ['theme', 'model', 'flow'] });
  const project = 'north';
  const { body } = await sendImport(platform, rawPayload, { project, call: 'plan', fields: { overwrite: 'true' } });
  const counts = { added: 0, changed: 0, same: 0, skipped: 0, deleted: 0 };
  const invalid = (id: string, field: string, message: string) => ({
    invalid: { count: 1, shown: [{ id, error: expect.objectContaining({ code: 100_010_001, field, message }) }] },
  });
  expect(body['parts']).toEqual([
    { name: 'model', ...counts, ...invalid('nameless', 'name', 'Name cannot be empty') },
    { name: 'flow', ...counts, added: 1 },
    {
      name: 'theme',
      ...counts,
      added: 1,
      ...invalid('bad', 'tokens.colorPrimary', 'Theme values › colorPrimary has the wrong form'),
    },
  ]);
  const imported = await sendImport(platform, rawPayload, { project, fields: { overwrite: 'true' } });
  expect(imported).toMatchObject({ status: 200, body: { status: 'OK', parts: body['parts'] } });
  const { rows } = await platform.kit.pool.query<{ id: string }>(
    `select id from document where project = $1 and collection in ('theme', 'model', 'flow') order by id`,
    [project],
  );
  expect(rows.map(({ id }) => id)).toEqual(['free', 'good']);
  // An existing value that equals the archived one is not left out.
  const { body: here } = await sendImport(platform, rawPayload, { call: 'plan', fields: { overwrite: 'true' } });
  expect(here['parts']).toEqual([
    { name: 'model', ...counts, same: 1 },
    { name: 'flow', ...counts, same: 1 },
    { name: 'theme', ...counts, same: 2 },
  ]);
});

test('an import lists the alarm types that their form would reject, and leaves them out', async () => {
  const save = (project: string, alarmTypes: JsonObject[]) =>
    platform.kit.pool.query(
      `insert into setting values ($1, 1, $2) on conflict (project) do update set body = excluded.body`,
      [project, JSON.stringify({ alarmTypes })],
    );
  const saved = async (project: string) =>
    (await platform.kit.pool.query<{ body: JsonObject }>('select body from setting where project = $1', [project]))
      .rows[0]?.body;
  await save('default', [
    { id: 'bad', title: 7 },
    { id: 'good', title: 'Too high' },
  ]);
  await save('south', [{ id: 'bad', title: 'Before' }]);
  const { rawPayload } = await exportProject(platform, { parts: ['setting'] });
  const project = 'south';
  const fields = { overwrite: 'true' };
  const { body } = await sendImport(platform, rawPayload, { project, call: 'plan', fields });
  expect(body['parts']).toEqual([
    {
      name: 'setting',
      added: 1,
      changed: 0,
      same: 0,
      skipped: 0,
      deleted: 0,
      invalid: { count: 1, shown: [{ id: 'bad', error: expect.objectContaining({ field: 'title' }) }] },
    },
  ]);
  expect(await sendImport(platform, rawPayload, { project, fields })).toMatchObject({ status: 200 });
  expect(await saved(project)).toEqual({
    alarmTypes: [
      { id: 'bad', title: 'Before' },
      { id: 'good', title: 'Too high' },
    ],
  });
  // Above the limit of settings, none of them comes.
  await platform.kit.pool.query(`update setting set body = body || $1 where project = 'south'`, [
    JSON.stringify({ name: 'x'.repeat(262_050) }),
  ]);
  const many = Array.from({ length: 8 }, (_, n) => ({ id: `t${n}`, title: `Title number ${n}` }));
  await save('default', many);
  const { rawPayload: large } = await exportProject(platform, { parts: ['setting'] });
  const { body: full } = await sendImport(platform, large, { project, call: 'plan', fields });
  expect(full['parts']).toMatchObject([{ added: 0, invalid: { count: 8, shown: [{ id: 'alarmTypes' }] } }]);
});

test('an import leaves out a list that names a media file which its sender may not read', async () => {
  const title = 'See /rest/core/media/docs/wages.txt';
  await platform.kit.pool.query(`update setting set body = $1 where project = 'default'`, [
    JSON.stringify({ alarmTypes: [{ id: 'wages', title }] }),
  ]);
  const { rawPayload } = await exportProject(platform, { parts: ['setting'] });
  const read = async (...permissions: string[]) => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.add', 'setting.edit', ...permissions]) });
    const { body } = await sendImport(platform, rawPayload, { project: 'east', fields: { overwrite: 'true' } });
    return body['parts'];
  };
  const before = platform.viewer;
  const error = { faults: [{ keyword: 'foreignFile', params: { file: 'docs/wages.txt' } }] };
  expect(await read()).toMatchObject([{ added: 0, invalid: { count: 1, shown: [{ id: 'alarmTypes', error }] } }]);
  expect(await read('media.view')).toMatchObject([{ added: 1 }]);
  platform.viewer = before;
});
