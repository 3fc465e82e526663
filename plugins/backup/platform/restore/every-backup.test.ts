import { isFileName } from '@signalbox/platform-kit';
import {
  dataState,
  insertAdministrator,
  mediaState,
  type OddProject,
  oddProject,
  removeMedia,
} from '@signalbox/project-data/testing';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { catalog, productSettings, restore } from './testing/restore-bench';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform({ settings: productSettings });
});
afterAll(() => platform.close());

const modules = ['table', 'flow', 'report_copy', 'system_variable', 'setting', 'user'];
const rules = Object.fromEntries(modules.map((module) => [module, 2 as const]));

/** Settings that a form can have: any may be null but the name, which is required. */
const names = catalog.flatMap(({ plan }) => Object.keys(plan.form.schema.properties ?? {}));
const settings = fc
  .record({
    nulls: fc.subarray(names.filter((name) => name !== 'name')),
    others: fc.record(
      {
        alarmTypes: fc.constantFrom<JsonValue[]>(
          [],
          [{ id: 'a', title: '=' }],
          [{ id: '-', title: { en: '\ufeff=1' } }],
        ),
        copyright: fc.constantFrom('', ' ', "'=1", '\\u0000', '\u{10ffff}', '\u2028', 'x'.repeat(500)),
        name: fc.constantFrom<JsonValue[]>('=1', { en: '\\ud800', zh_Hans: '高' }),
        mediaLibraryQuota: fc.constantFrom(1, 100_000),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ nulls, others }) => ({ ...Object.fromEntries(nulls.map((name) => [name, null])), ...others }));

/** Makes it the whole content of the platform, but for its backups. */
async function fill({ settings, records, files }: Omit<OddProject, 'existing'>): Promise<void> {
  const { pool } = platform.kit;
  await pool.query(`delete from document where collection not in ('backup', 'taskmanager')`);
  await pool.query('delete from setting; delete from setting_change');
  await pool.query('delete from user_secret');
  await removeMedia(platform.kit);
  await insertAdministrator(platform.kit);
  await pool.query(`insert into setting (project, revision, body) values ('default', 1, $1)`, [settings]);
  for (const { collection, id, body } of records)
    await pool.query(`insert into document (project, collection, id, body) values ('default', $1, $2, $3)`, [
      collection,
      id,
      body,
    ]);
  for (const { path, content } of files)
    if (path.split('/').every(isFileName)) await platform.writeMedia(path, content);
}

const state = async () => ({ ...(await dataState(platform.kit)), media: await mediaState(platform.kit) });

/** The state that a backup was made of, the one after its restore, and what the restore reports. */
async function restored(project: OddProject) {
  await fill(project);
  const sent = await state();
  const item = { mongodb: true, fileServer: true };
  const { id }: JsonObject = await platform.backUp({ name: 'Odd', item, moduleRules: rules, excludedDirs: [] });
  await fill({ settings: project.existing, records: [], files: [] });
  const choice = { rules, fileServer: 2 as const };
  const results = await restore(platform, { choice, backupId: String(id) });
  return { sent, read: await state(), results };
}

test('every backup of settings, records and files is read by the restore, without a change', async () => {
  await fc.assert(
    fc.asyncProperty(oddProject, settings, async (project, own) => {
      const { sent, read, results } = await restored({ ...project, settings: own });
      expect(results.filter(({ invalid }) => invalid !== undefined)).toEqual([]);
      expect(read).toEqual(sent);
    }),
    { numRuns: process.env['ENDURANCE'] ? 60 : 8 },
  );
});
