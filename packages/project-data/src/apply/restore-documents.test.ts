import type { RestoreRule } from '@signalbox/schemas/types';
import type { JsonObject } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { documentsChannel } from '@signalbox/platform-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anArchive, aRecord } from '../testing/an-archive';
import { createDataBench, type DataBench } from '../testing/data-bench';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const early = '2026-01-02T03:04:05.678Z';
const late = '2026-02-03T04:05:06.789123Z';

describe('documents', () => {
  const archived = [aRecord('a', { n: 1 }, early), aRecord('b', { n: 2 }, early), aRecord('c', { n: 3 }, late)];
  const before = [aRecord('b', { n: 2 }, early), aRecord('c', { n: 'other' }, late), aRecord('d', { n: 4 }, late)];
  const line = ([id, body, time]: [string, string, string]) => `default ${id} ${body} ${time} ${time}`;
  const [earlyText, lateText] = ['2026-01-02T03:04:05.678000', '2026-02-03T04:05:06.789123'];

  it.each([
    {
      rule: 0 as const,
      counts: { added: 1, changed: 1, same: 1, skipped: 0, deleted: 0 },
      after: [
        ['a', '{"n": 1}', earlyText],
        ['b', '{"n": 2}', earlyText],
        ['c', '{"n": 3}', lateText],
        ['d', '{"n": 4}', lateText],
      ],
    },
    {
      rule: 1 as const,
      counts: { added: 1, changed: 0, same: 1, skipped: 1, deleted: 0 },
      after: [
        ['a', '{"n": 1}', earlyText],
        ['b', '{"n": 2}', earlyText],
        ['c', '{"n": "other"}', lateText],
        ['d', '{"n": 4}', lateText],
      ],
    },
    {
      rule: 2 as const,
      counts: { added: 1, changed: 1, same: 1, skipped: 0, deleted: 1 },
      after: [
        ['a', '{"n": 1}', earlyText],
        ['b', '{"n": 2}', earlyText],
        ['c', '{"n": 3}', lateText],
      ],
    },
  ])('under rule $rule are as the rule says, with the times of the backup', async ({ rule, counts, after }) => {
    await bench.insert('report', before);
    await bench.insert('report', before, 'other');
    await bench.insert('table', before);
    const [others, tables] = [
      (await bench.stored('report')).filter((text) => text.startsWith('other')),
      await bench.stored('table'),
    ];
    const { modules } = await bench.run({ modules: { report: archived } }, { report: rule });
    expect(modules).toEqual([{ name: 'report', rule, counts }]);
    expect(await bench.stored('report')).toEqual([
      ...after.map((row) => line(row as [string, string, string])),
      ...others,
    ]);
    expect(await bench.stored('table')).toEqual(tables);
  });

  it('are announced to open lists once they are restored, and not by a plan', async () => {
    const { kit } = bench.platform;
    const notices: JsonObject[] = [];
    kit.listen(documentsChannel, (notice) => notices.push(notice));
    const content = { modules: { report: archived } };
    // Notices of earlier tests may arrive before this one.
    await kit.notify(documentsChannel, { project: 'first' });
    await bench.run(content, { report: 0 }, { isPlan: true });
    await bench.run(content, { report: 0 });
    await kit.notify(documentsChannel, { project: 'last' });
    await vi.waitFor(() => expect(notices.at(-1)).toEqual({ project: 'last' }));
    const first = notices.findIndex(({ project }) => project === 'first');
    expect(notices.slice(first + 1)).toEqual([{ project: 'default' }, { project: 'last' }]);
  });

  it('keep numbers and texts as they were written', async () => {
    const body =
      '{"id":"n","createdAt":"2026-01-02T03:04:05Z","updatedAt":"2026-01-02T03:04:05Z","body":{"n":0.1000000000000000055511151231257827,"t":"\\u0001\\u0002\\\\.\\"\\u2028😀","e":1e20}}';
    await bench.run({ modules: { table: [body] } }, { table: 0 });
    const [text] = await bench.stored('table');
    expect(text).toContain('0.1000000000000000055511151231257827');
    expect(text).toContain('😀');
  });

  it('are counted by a plan like the restore, and the plan writes nothing', async () => {
    const records = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom('a', 'b', 'c', 'd', 'é', '😀', 'A'),
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom(early, late),
      ),
      { selector: ([id]) => id, maxLength: 7 },
    );
    const storable = (value: unknown) =>
      !/\\u0000|\\ud[89a-f]|__proto__|constructor|prototype/i.test(JSON.stringify(value));
    await fc.assert(
      fc.asyncProperty(
        records.filter(storable),
        records.filter(storable),
        fc.constantFrom<RestoreRule>(0, 1, 2),
        async (archived, there, rule) => {
          await bench.platform.kit.pool.query('delete from document');
          const lines = (rows: typeof there) =>
            rows.map(([id, value, time]) => aRecord(id, { value: value as JsonObject }, time));
          await bench.insert('rule', lines(there));
          const before = await bench.stored('rule');
          const path = await anArchive(bench.folder, { modules: { rule: lines(archived) } });
          const plan = await bench.runFile(path, { rule }, { isPlan: true });
          expect(await bench.stored('rule')).toEqual(before);
          const done = await bench.runFile(path, { rule });
          expect(done.modules).toEqual(plan.modules);
          const after = await bench.stored('rule');
          const { added, changed, deleted } = done.modules[0]!.counts;
          const keyOf = (text: string) => text.split(' ')[1];
          const [keysBefore, keysAfter] = [before, after].map((all) => new Set(all.map(keyOf)));
          expect(after.filter((text) => !keysBefore!.has(keyOf(text)))).toHaveLength(added);
          expect(before.filter((text) => !keysAfter!.has(keyOf(text)))).toHaveLength(deleted);
          expect(after.filter((text) => keysBefore!.has(keyOf(text)) && !before.includes(text))).toHaveLength(changed);
          // A second restore has nothing to do.
          const { skipped, same, ...rest } = (await bench.runFile(path, { rule })).modules[0]!.counts;
          expect(rest).toEqual({ added: 0, changed: 0, deleted: 0 });
          expect(skipped + same).toBe(archived.length);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a damaged module', () => {
  it.each([
    ['{"id":"a"', { reason: 'record.notJson' }],
    ['', { reason: 'record.notJson' }],
    ['[]', { reason: 'record.notJson' }],
    ['\\.', { reason: 'record.notJson' }],
    [
      JSON.stringify({ id: 'x', createdAt: early, updatedAt: early }),
      { id: 'x', field: '/body', reason: 'record.noObject' },
    ],
    [JSON.stringify({ ...aRecord('x', {}), more: 1 }), { id: 'x', field: '/more', reason: 'record.unknownField' }],
    [JSON.stringify({ id: 'x', body: {} }), { id: 'x', reason: 'record.noTimes' }],
    [
      JSON.stringify({ ...aRecord('x', {}), createdAt: '2026-02-30T00:00:00Z' }),
      { id: 'x', field: '/createdAt', reason: 'record.noTime' },
    ],
    [JSON.stringify(aRecord('', {})), { id: '', field: '/id', reason: 'record.noId' }],
    [
      '{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":{"__proto__":{}}}',
      { id: 'x', field: '/__proto__', reason: 'record.name' },
    ],
    [JSON.stringify(aRecord('x', { text: 'a\u0000b' })), { id: 'x', field: '/text', reason: 'record.character' }],
    [
      '{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":{"n":1e999}}',
      { id: 'x', field: '/n', reason: 'record.number' },
    ],
    [
      `{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":{"n":${'9'.repeat(310)}}}`,
      { id: 'x', field: '/n', reason: 'record.number' },
    ],
    [
      '{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":{"\\u005f_proto__":{}}}',
      { id: 'x', field: '/__proto__', reason: 'record.name' },
    ],
    [JSON.stringify(aRecord('first', {})), { id: 'first', field: '/id', reason: 'record.idTwice' }],
    [JSON.stringify(aRecord('x', { 'a\u0000b': 1 })), { id: 'x', field: '/a\\u0000b', reason: 'record.character' }],
  ])('is rejected with its line, its id and its field: %s', async (bad, params) => {
    await bench.insert('table', [aRecord('kept', {})]);
    const before = await bench.stored('table');
    const content = { modules: { table: [aRecord('first', {}), bad, aRecord('last', {})] } };
    await expect(bench.run(content, { table: 2 })).rejects.toMatchObject({
      errorName: 'archiveInvalid',
      options: { detail: 'data/table.ndjson:2', errors: [{ params: { module: 'table', line: 2, ...params } }] },
    });
    expect(await bench.stored('table')).toEqual(before);
  });

  it('is rejected when it is not in the backup', async () => {
    await expect(bench.run({ modules: { table: [] } }, { flow: 0 })).rejects.toMatchObject({
      options: { field: 'moduleRules.flow' },
    });
  });
});
