import { createFormCatalog, createSettingsStore, settingNotice } from '@signalbox/platform-kit';
import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { forms, groups } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { platformPlugin } from '..';

const catalog = createFormCatalog({ forms, groups, compiled: compiledForms });
const dayMs = 24 * 60 * 60 * 1000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({
    hasIntervals: true,
    plugins: [platformPlugin],
    settings: (database) => createSettingsStore({ database, catalog }),
  });
});
afterAll(() => platform.close());

const send = (device: string, days: number) =>
  platform.app.inject({
    method: 'POST',
    url: '/rest/core/timeseries',
    payload: {
      records: [
        {
          table: 'pump',
          device,
          time: new Date(platform.clock.now() - days * dayMs).toISOString(),
          values: { flow: days },
        },
      ],
    },
  });
const readingsOf = async (device: string) => {
  const query = encodeURIComponent(JSON.stringify({ filter: { device } }));
  return (await platform.app.inject(`/rest/core/timeseries?query=${query}`)).json<unknown>();
};

test('deletes old records as soon as the setting is saved', async () => {
  await platform.kit.pool.query(`insert into setting values ('default', 1, '{"tsdbRetentionDays": 7}')`);
  // The run at the start may delete the reading of the first, but not that of the second.
  for (const device of ['first', 'second']) {
    for (const days of [1, 9]) expect((await send(device, days)).statusCode).toBe(200);
    await platform.kit.notify(
      'setting',
      settingNotice({ project: 'default', revision: 1, pointers: ['/tsdbRetentionDays'] }),
    );
    await vi.waitFor(async () => expect(await readingsOf(device)).toMatchObject([{ value: 1 }]));
  }
});
