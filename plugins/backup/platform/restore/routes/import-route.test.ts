import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { aRecord, insertDocuments } from '@signalbox/project-data/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyPlatform, type RestoreClient, restoreRoutesPlatform } from '../testing/restore-client';

let platform: TestPlatform;
let client: RestoreClient;
beforeAll(async () => {
  ({ platform, client } = await restoreRoutesPlatform());
});
afterAll(() => platform.close());
beforeEach(() => emptyPlatform(platform));

const dashboards = { item: { mongodb: true }, moduleRules: { dashboard: 0 } };

describe('a restore', () => {
  it('does what was planned, notes it in job and record, and keeps a safety backup', async () => {
    await client.keep();
    await insertDocuments(platform.kit, 'dashboard', { d1: { name: 'here' } });
    const planned = await client.plan(dashboards);
    const { status, body } = await client.start(dashboards);
    expect(status).toBe(200);
    await vi.waitFor(
      async () =>
        expect(await client.documentOf('taskmanager', body['id'])).toMatchObject({ status: 'finish', progress: 1 }),
      10_000,
    );
    const [{ name, rule: _rule, ...counts }] = planned.body['modules'] as [JsonObject];
    expect(await client.documentOf('backup', body['id'])).toMatchObject({
      type: 'import',
      status: 'succeed',
      name: 'Nightly',
      file: 'Nightly.zip',
      backupId: 'b1',
      counts: [{ name, counts }],
    });
    expect(await client.documentOf('dashboard', 'd1')).toEqual({ name: 'there' });
    const { rows } = await platform.kit.pool.query<{ body: JsonObject }>(
      `select body from document where collection = 'backup' and body @> '{"origin": "safety"}'`,
    );
    expect(rows).toHaveLength(1);
    const there = new Date(platform.kit.clock.now() + 8 * 3_600_000).toISOString();
    expect(rows[0]!.body).toMatchObject({
      name: `Pre-restore ${there.slice(0, 10)} ${there.slice(11, 16)}`,
      status: 'succeed',
      modules: ['dashboard'],
    });
    expect(platform.endedAllFor).toContain('restored');
  });

  it.each([0, 2])('with rule %i is rejected for a confirmation that is not the name of the backup', async (rule) => {
    await client.keep();
    for (const confirmation of ['', 'nightly', 'Nightly '])
      expect(
        (await client.start({ item: { mongodb: true }, moduleRules: { dashboard: rule }, confirmation })).body,
      ).toMatchObject({
        field: 'confirmation',
      });
  });

  it.each<JsonObject>([{}, { name: 'Nightly' }, { confirmation: 'Nightly' }])(
    'that deletes is started with %j',
    async (sent) => {
      await client.keep();
      await insertDocuments(platform.kit, 'dashboard', { d9: { name: 'here' } });
      const { status, body } = await client.start({ ...dashboards, moduleRules: { dashboard: 2 }, ...sent });
      expect(status).toBe(200);
      await vi.waitFor(
        async () => expect(await client.documentOf('taskmanager', body['id'])).toMatchObject({ status: 'finish' }),
        10_000,
      );
      expect(await client.documentOf('dashboard', 'd9')).toEqual({});
      expect(await client.documentOf('dashboard', 'd1')).toEqual({ name: 'there' });
    },
  );

  it.each([
    [
      'en',
      'The archive contains an invalid record: Dashboards, line 2, id d2: its field “Content” is not a JSON object',
    ],
    ['zh-CN', '压缩包中有无法使用的记录：画面，第2行，ID d2：字段“内容”不是JSON对象'],
  ])('notes in job and record why it failed, in %s', async (language, message) => {
    await client.keep({ modules: { dashboard: [aRecord('d1', {}), '{"id":"d2"}'] } });
    const { body } = await client.start(dashboards, language);
    await vi.waitFor(
      async () => expect(await client.documentOf('taskmanager', body['id'])).toMatchObject({ status: 'fail' }),
      10_000,
    );
    expect(await client.documentOf('backup', body['id'])).toMatchObject({
      status: 'fail',
      message,
    });
    expect(await client.documentOf('taskmanager', body['id'])).toMatchObject({ content: message });
    expect(await client.documentOf('dashboard', 'd1')).toEqual({});
  });

  it('is not started for a missing backup', async () => {
    await mkdir(join(platform.kit.dataDir, 'backups'), { recursive: true });
    expect((await client.start(dashboards)).body['code']).toBe(100_030_002);
  });
});
