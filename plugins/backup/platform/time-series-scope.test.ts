import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScopeBench, type ScopeBench, input } from './testing/scope-bench';

let bench: ScopeBench;
beforeAll(async () => {
  bench = await createScopeBench();
});
afterAll(() => bench.platform.close());
beforeEach(() => bench.reset());

describe('a backup of the time series', () => {
  test('restores the records of every project and changes nothing else', async () => {
    const { series } = await bench.state();
    const id = await bench.backUp('tsdbBackup', ['timeseries_record']);
    await bench.changeEverything();
    const changed = await bench.state();
    const { body } = await bench.ask('tsdbBackup/import', input(id, ['timeseries_record'], 2));
    await bench.finished(String(body['id']));
    expect(await bench.state()).toEqual({ ...changed, series });
    // It changes no account.
    expect(bench.platform.endedAllFor).toEqual([]);
    expect((await bench.platform.send('GET', 'tsdbBackup/getSizeAndTime')).list).toMatchObject([
      { name: 'mongodb', records: 1000 },
      { name: 'timeseries_record', group: 'mongodb', records: 1000 },
    ]);
  });

  test('rejects other content', async () => {
    const queries: JsonObject[] = [
      { item: { fileServer: true } },
      { item: { mongodb: true }, moduleRules: { document: 0 } },
      { item: { mongodb: true }, moduleRules: {} },
    ];
    for (const query of queries) expect((await bench.ask('tsdbBackup/export', query)).status).toBe(400);
  });
});
