import type { RestoreRule } from '@signalbox/schemas/types';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withStoredArchive } from '../../testing/stored-archives';
import { writeBackup } from '../../make/write-backup';
import type { RestoreStep } from '../restore-deps';
import { dataState, insertAdministrator, insertDocuments } from '@signalbox/project-data/testing';
import { restore, restorePlatform } from '../testing/restore-bench';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await restorePlatform();
  const { kit } = platform;
  await insertAdministrator(kit);
  await insertDocuments(kit, 'report', { d1: { n: 1 }, d2: { n: 2 }, d3: { n: 3 } });
  await insertDocuments(kit, 'table', { t1: {}, t2: { long: 'x'.repeat(300_000) } });
  await writeBackup(kit, {
    id: 'b1',
    input: {
      project: 'default',
      name: 'Before',
      item: { mongodb: true },
      modules: ['report', 'table'],
      excludedDirs: [],
      origin: 'manual',
      creator: '',
    },
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
});
afterEach(() => platform.close());

/** Names of the modules in the safety backup. */
async function savedModules(): Promise<string[]> {
  const { rows } = await platform.kit.pool.query<{ id: string }>(
    `select id from document where collection = 'backup' and body @> '{"origin": "safety"}'`,
  );
  return withStoredArchive(platform.kit, { project: 'default', id: rows[0]!.id }, async ({ manifest }) =>
    manifest.modules.map(({ name }) => name),
  );
}

const write = (sql: string) => platform.kit.pool.query(sql);
const dashboards = async () => {
  const { rows } = await write(
    `select id || ' ' || (body ->> 'n') as line from document where collection = 'report' order by id`,
  );
  return rows.map(({ line }: { line: string }) => line);
};

describe('a module that equals the archive', () => {
  it('gets no safety backup, as it would have no content', async () => {
    const counts = await restore(platform, { choice: { rules: { report: 0, table: 2 } } });
    expect(counts.map(({ counts: { same } }) => same)).toEqual([3, 2]);
    const { rows } = await write(`select from document where collection = 'backup' and body @> '{"origin": "safety"}'`);
    expect(rows).toEqual([]);
  });

  it('is neither saved nor touched, and counted as the same', async () => {
    await write(`update document set body = '{"n": "other"}' where id = 'd2'`);
    const was = await dataState(platform.kit);
    const counts = await restore(platform, { choice: { rules: { report: 0, table: 2 } } });
    expect(counts).toEqual([
      { name: 'report', counts: { added: 0, changed: 1, same: 2, skipped: 0, deleted: 0 } },
      { name: 'table', counts: { added: 0, changed: 0, same: 2, skipped: 0, deleted: 0 } },
    ]);
    expect(await savedModules()).toEqual(['report']);
    expect((await dataState(platform.kit))['document']).not.toEqual(was['document']);
    expect(await dashboards()).toEqual(['d1 1', 'd2 2', 'd3 3']);
  });

  it.each([
    `update document set body = body || '{"more": 1}' where id = 't1'`,
    `update document set updated_at = now() where id = 't1'`,
    `insert into document (project, collection, id, body) values ('default', 'table', 't3', '{}')`,
    `delete from document where id = 't1'`,
    `update document set id = 't9' where id = 't1'`,
  ])('differs after %s', async (change) => {
    const was = await dataState(platform.kit);
    await write(change);
    await restore(platform, { choice: { rules: { table: 2 } } });
    expect(await savedModules()).toEqual(['table']);
    expect(await dataState(platform.kit)).toEqual(was);
  });
});

describe('concurrent writes to a module while only its difference is staged', () => {
  const meanwhile = async (step: RestoreStep) => {
    if (step !== 'dataStaged') return;
    await write(`update document set body = '{"n": "meanwhile"}' where id = 'd1'`);
    await write(`delete from document where id = 'd3'`);
    await write(
      `insert into document (project, collection, id, body) values ('default', 'report', 'd5', '{"n": "new"}')`,
    );
  };

  it.each<[RestoreRule, string[]]>([
    [0, ['d1 1', 'd2 2', 'd3 3', 'd4 4', 'd5 new']],
    [1, ['d1 meanwhile', 'd2 other', 'd3 3', 'd4 4', 'd5 new']],
    [2, ['d1 1', 'd2 2', 'd3 3']],
  ])('are planned by rule %i like existing records', async (rule, expected) => {
    await write(`update document set body = '{"n": "other"}' where id = 'd2'`);
    await insertDocuments(platform.kit, 'report', { d4: { n: 4 } });
    await restore(platform, { choice: { rules: { report: rule } }, deps: { atStep: meanwhile } });
    expect(await dashboards()).toEqual(expected);
  });

  it('is restored when the restore is rolled back', async () => {
    await write(`update document set body = '{"n": "other"}' where id = 'd2'`);
    const checkHealth = async () => ({ reason: 'noSuperUser' as const });
    const running = restore(platform, {
      choice: { rules: { report: 2, table: 2 } },
      deps: { atStep: meanwhile, checkHealth },
    });
    await expect(running).rejects.toMatchObject({ errorName: 'restoreReturned' });
    expect(await dashboards()).toEqual(['d1 meanwhile', 'd2 other', 'd5 new']);
  });
});
