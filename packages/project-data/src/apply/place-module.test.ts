import type { RestoreRule } from '@signalbox/schemas/types';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '@signalbox/archive';
import { createFormCatalog } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups, type JsonValue } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anArchive, aRecord } from '../testing/an-archive';
import { applyModules, lockModules } from './apply-modules';
import { inTransaction } from '../database/in-transaction';
import { planModules, stageModules } from '../plan/plan-modules';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'place-'));
  platform = await createTestPlatform({ plugins: [] });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await platform.kit.pool.query('delete from document');
});

const insertTable = `insert into document (project, collection, id, body) values ('default', 'table', $1, '{"n": 0}')`;

interface Restore {
  records: (JsonValue | string)[];
  rule?: RestoreRule;
  /** Runs after the records were staged or placed, on another connection. */
  meanwhile?: () => Promise<unknown>;
}

async function restoreTable({ records, rule = 0, meanwhile }: Restore) {
  const archive = await openArchive({
    path: await anArchive(folder, { modules: { table: records as string[] } }),
  });
  const { kit } = platform;
  const rules = { table: rule };
  try {
    return await inTransaction(kit.pool, async ({ client, database }) => {
      const { placed } = await stageModules({ client, archive, rules, placeIn: 'default' });
      await meanwhile?.();
      await lockModules(client, 'default');
      const results = await planModules({ client, catalog, project: 'default', rules, viewer: aViewer(), placed });
      await applyModules({ client, database, kit, project: 'default', results, userId: null });
      return { isPlaced: placed.has('table'), counts: results.modules[0]?.counts };
    });
  } finally {
    await archive.close();
  }
}

async function stored(): Promise<string[]> {
  const { rows } = await platform.kit.pool.query<{ line: string }>(
    `select id || ' ' || body || ' ' || to_char(created_at at time zone 'utc', 'MM-DD"T"US') as line
     from document where project = 'default' and collection = 'table' order by id collate "C"`,
  );
  return rows.map(({ line }) => line);
}

const early = '2026-01-02T03:04:05.678Z';

describe('an empty collection', () => {
  it('gets its records directly, with their times', async () => {
    const { isPlaced, counts } = await restoreTable({ records: [aRecord('b', { n: 2 }, early), aRecord('a', {})] });
    expect({ isPlaced, counts }).toMatchObject({ isPlaced: true, counts: { added: 2, same: 0, deleted: 0 } });
    expect(await stored()).toEqual(['a {} 01-02T678000', 'b {"n": 2} 01-02T678000']);
  });

  it('loses concurrent writes only under rule 2', async () => {
    for (const rule of [0, 1, 2] as const) {
      await platform.kit.pool.query('delete from document');
      const meanwhile = () => platform.kit.pool.query(insertTable, ['z']);
      const { counts } = await restoreTable({ records: [aRecord('a', {})], rule, meanwhile });
      expect(counts).toMatchObject({ added: 1, deleted: rule === 2 ? 1 : 0 });
      expect((await stored()).map((line) => line[0])).toEqual(rule === 2 ? ['a'] : ['a', 'z']);
    }
  });

  it('gets records of another form through the staging table', async () => {
    const odd = `{ "body": {"n": 0.10}, "id": "\\u00e9", "updatedAt": "${early}", "createdAt": "${early}" }`;
    const { isPlaced, counts } = await restoreTable({ records: [aRecord('a', {}), odd] });
    expect({ isPlaced, counts }).toMatchObject({ isPlaced: false, counts: { added: 2 } });
    expect(await stored()).toEqual(['a {} 01-02T678000', 'é {"n": 0.10} 01-02T678000']);
  });

  it('stays empty when an id is used twice, or a line is no JSON, and the error names the line', async () => {
    const broken = JSON.stringify(aRecord('b', { n: 1 })).replace('"n":1', '"n":');
    for (const bad of [aRecord('a', { n: 1 }), broken]) {
      await expect(restoreTable({ records: [aRecord('a', {}), bad] })).rejects.toMatchObject({
        errorName: 'archiveInvalid',
        options: { detail: expect.stringContaining('data/table.ndjson:2') as string },
      });
      expect(await stored()).toEqual([]);
    }
  });
});

it('a collection with records is compared record by record', async () => {
  await platform.kit.pool.query(insertTable, ['a']);
  const { isPlaced, counts } = await restoreTable({ records: [aRecord('a', { n: 1 }), aRecord('b', {})] });
  expect({ isPlaced, counts }).toMatchObject({ isPlaced: false, counts: { added: 1, changed: 1 } });
});

it.each([
  { time: '2026-01-02T03:04:05.678Z', isPlaced: true },
  { time: '2026-01-02T03:04:05Z', isPlaced: true },
  { time: '2026-01-02T03:04:05.000001Z', isPlaced: true },
  { time: '2026-01-02T03:04:05.1Z', isPlaced: true },
  { time: '1999-12-31T23:59:59.999999Z', isPlaced: true },
  { time: '1900-02-28T00:00:00Z', isPlaced: true },
  { time: '2284-02-29T12:00:00.5Z', isPlaced: true },
  // Beyond the microseconds that JavaScript represents exactly.
  { time: '2400-02-29T12:00:00.5Z', isPlaced: false },
  { time: '0001-01-01T00:00:00.000001Z', isPlaced: false },
])('keeps the time $time to the microsecond', async ({ time, isPlaced }) => {
  const body = { name: 'Straße 42 \u{1F6A6}', n: 1.5 };
  const updated = '2026-05-04T03:02:01.000002Z';
  const result = await restoreTable({ records: [{ id: 'Straße', createdAt: time, updatedAt: updated, body }] });
  expect(result.isPlaced).toBe(isPlaced);
  const { rows } = await platform.kit.pool.query(
    `select id, body, created_at = $1::timestamptz and updated_at = $2::timestamptz as "hasTimes" from document`,
    [time, updated],
  );
  expect(rows).toEqual([{ id: 'Straße', body, hasTimes: true }]);
});
