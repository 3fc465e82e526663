import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportProject, putDocument, sendImport, transferPlatform } from '../../testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
  await putDocument(platform, { collection: 'theme', id: 't', body: { name: 'Night' } });
  await platform.kit.pool.query(
    `insert into setting values ('default', 1, '{"alarmTypes": [{"id": "a1", "title": "High"}], "assetTypes": []}')`,
  );
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.viewer = aViewer();
});

test.each([
  ['dashboard', 'false', ['dashboard.add', 'timeseries.view']],
  ['dashboardDraft', 'true', ['dashboard.add', 'dashboard.edit']],
  ['model', 'false', ['model.add']],
  ['table', 'true', ['model.add', 'model.edit']],
  ['theme', 'false', ['theme.add']],
  ['theme', 'true', ['theme.add', 'theme.edit']],
  ['setting', 'false', ['setting.edit']],
  ['media', 'true', ['media.add', 'media.edit']],
])('an import of %s, overwriting: %s, requires backup.add and %j', async (part, overwrite, keys) => {
  const { rawPayload } = await exportProject(platform, { parts: [part] });
  const project = `${part}-${overwrite}`;
  for (const lacking of keys) {
    const others = keys.filter((key) => key !== lacking);
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.add', ...others]) });
    for (const call of ['plan', 'upload'] as const)
      expect(await sendImport(platform, rawPayload, { project, call, fields: { overwrite } })).toMatchObject({
        status: 401,
        body: { detail: lacking },
      });
  }
  const { rowCount } = await platform.kit.pool.query(`select from document where collection = $1 and project = $2`, [
    part,
    project,
  ]);
  expect(rowCount).toBe(0);
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.add', ...keys]) });
  expect(await sendImport(platform, rawPayload, { project, fields: { overwrite } })).toMatchObject({ status: 200 });
});

test('a part without routes requires only backup.add', async () => {
  const { rawPayload } = await exportProject(platform, { parts: ['flow', 'report', 'systemVariable'] });
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['backup.add']) });
  expect(await sendImport(platform, rawPayload, { project: 'north' })).toMatchObject({ status: 200 });
});
