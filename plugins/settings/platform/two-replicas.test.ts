import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSettingsStore, openDatabase, systemClock, type OpenDatabase } from '@signalbox/platform-kit';
import { aViewer, createTestDatabase, type TestDatabase } from '@signalbox/platform-kit/testing';
import { saveSettings } from './save-settings';
import { catalog } from './testing/settings-platform';

let first: TestDatabase;
let second: OpenDatabase;
beforeAll(async () => {
  first = await createTestDatabase();
  second = openDatabase({ url: first.url });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

function save({ database }: OpenDatabase, size: Record<string, number>) {
  return saveSettings(
    { catalog, kit: { database, clock: systemClock, notify: async () => undefined } },
    { project: 'default', viewer: aViewer(), body: { pressMoney: { size } }, mode: 'merge', base: undefined },
  );
}

it('loses no save when two replicas save different fields concurrently, in every round', async () => {
  for (let round = 0; round < 20; round++) {
    await Promise.all([save(first, { width: 400 + round }), save(second, { height: 300 + round })]);
    const { settings } = await createSettingsStore({ database: first.database, catalog }).read('default');
    expect(settings['pressMoney']).toMatchObject({ size: { width: 400 + round, height: 300 + round } });
  }
  const { rows } = await first.pool.query<{ revision: number }>('select revision from setting');
  // The values of the first round are the defaults, so they change nothing.
  expect(rows[0]?.revision).toBe(38);
});
