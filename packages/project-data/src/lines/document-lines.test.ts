import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentLines } from './document-lines';
import { moduleSources, recordsOf } from '../export/module-sources';
import { moduleAddress } from '../modules/module-address';
import { openSnapshot, type Snapshot } from '../export/snapshot';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [] });
});
afterAll(() => platform.close());

const address = { project: 'default', module: 'table' };

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

function exportedTable(snapshot: Snapshot): AsyncIterable<Uint8Array> {
  const [source] = [...moduleSources({ snapshot, project: 'default', modules: ['table'] })];
  if (!source || !('open' in source)) throw new Error('Nothing to open');
  return source.open() as AsyncIterable<Uint8Array>;
}

/** A module as it is exported, and as PostgreSQL writes it. */
async function bothWays(): Promise<[string, string]> {
  const snapshot = await openSnapshot(platform.kit);
  try {
    const exported = await all(exportedTable(snapshot));
    const written = await all(snapshot.lines(recordsOf(moduleAddress(address)!)));
    return [exported.toString(), written.toString()];
  } finally {
    await snapshot.close();
  }
}

async function insert(records: { id: string; body: unknown; created: string; updated: string }[]): Promise<void> {
  const { pool } = platform.kit;
  await pool.query('delete from document');
  for (const { id, body, created, updated } of records)
    await pool.query(
      `insert into document (project, collection, id, body, created_at, updated_at)
       values ('default', 'table', $1, $2, $3, $4)`,
      [id, JSON.stringify(body), created, updated],
    );
}

it('records are exported like PostgreSQL writes them', async () => {
  const time = fc
    .tuple(
      fc.date({ min: new Date('1600-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 999 }),
    )
    .map(([date, micros]) => date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`));
  const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => !value.includes('\0'));
  const record = fc.record({
    id: text.filter((value) => value !== ''),
    body: fc.dictionary(text, text),
    created: time,
    updated: time,
  });
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 5 }), async (records) => {
      await insert(records);
      const [exported, written] = await bothWays();
      expect(exported).toBe(written);
    }),
    { numRuns: 60 },
  );
});

it('the limits of times are exported to the microsecond', async () => {
  const edges = [
    '0001-01-01T00:00:00Z',
    '1714-01-01T00:00:00.000001Z',
    '1999-12-31T23:59:59.999999Z',
    '2000-01-01T00:00:00Z',
  ];
  const later = ['2000-02-29T12:00:00.5Z', '2285-06-06T00:00:00.000001Z', '9999-12-31T23:59:59.999999Z'];
  await insert(
    [...edges, ...later].map((created, index) => ({ id: `${index}`, body: {}, created, updated: later[0]! })),
  );
  const [exported, written] = await bothWays();
  expect(exported).toBe(written);
  expect(exported).toContain('"createdAt":"1714-01-01T00:00:00.000001Z"');
});

it('lines do not depend on the chunks of the rows', async () => {
  const time = '2026-01-02T03:04:05.678901Z';
  await insert(['a', 'b"', 'c'].map((id) => ({ id, body: { text: 'x'.repeat(100) }, created: time, updated: time })));
  const snapshot = await openSnapshot(platform.kit);
  try {
    const rows = await all(snapshot.rows('select id, created_at, updated_at, body from document order by id'));
    const [, written] = await bothWays();
    for (let size = 1; size <= rows.length; size += 1) {
      async function* parts() {
        for (let at = 0; at < rows.length; at += size) yield rows.subarray(at, at + size);
      }
      expect((await all(documentLines(parts()))).toString(), `${size} bytes at a time`).toBe(written);
    }
    for (const cut of [rows.subarray(0, -1), rows.subarray(0, -2), rows.subarray(0, 60)])
      await expect(all(documentLines(of(cut)))).rejects.toThrow('cut short');
  } finally {
    await snapshot.close();
  }
});

async function* of(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
