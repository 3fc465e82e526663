import { PlatformError } from '@signalbox/api';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCyclePlatform, type CyclePlatform } from '../testing/cycle-platform';
import { takeDueCycle } from './take-due-cycle';

let platform: CyclePlatform;
beforeEach(async () => {
  platform = await createCyclePlatform();
});
afterEach(() => platform.close());

const reported = async () =>
  (await platform.kit.pool.query('select project, name, params from platform_event order by reported_at')).rows;

it('a run that cannot be started is reported once, from the second try on', async () => {
  await platform.addCycle();
  platform.hours(1);
  const error = new PlatformError('diskFull');
  const failing = { start: () => Promise.reject(error) };
  const poll = () => takeDueCycle({ kit: platform.kit, jobs: failing, run: () => Promise.resolve() });
  await expect(poll()).rejects.toBe(error);
  expect(await reported()).toEqual([]);
  for (const again of [poll, poll]) {
    platform.clock.advance({ seconds: 61 });
    await expect(again()).rejects.toBe(error);
    expect(await reported()).toEqual([
      {
        project: 'default',
        name: 'backupFailed',
        params: { name: expect.stringMatching(/^Plant /), reason: expect.stringMatching(/disk|space/i) },
      },
    ]);
  }
  // A later run is another one.
  expect(await platform.run()).toBe(0);
  platform.clock.advance({ seconds: 61 });
  expect(await platform.run()).toBe(1);
  platform.hours(1);
  await expect(poll()).rejects.toBe(error);
  expect(await reported()).toHaveLength(1);
  platform.clock.advance({ seconds: 61 });
  await expect(poll()).rejects.toBe(error);
  expect(await reported()).toHaveLength(2);
});

it.each([
  ['one of an hour when the next run has come', { count: 1, unit: 'h' }, 1],
  ['one of three hours then', { count: 3, unit: 'h' }, 3],
  ['one of two days after a day', { count: 2, unit: 'd' }, 24],
])('a run for which another job is in the way is reported once: %s', async (_title, cycle, hours) => {
  await platform.addCycle({ cycle });
  platform.hours(cycle.count * (cycle.unit === 'd' ? 24 : 1));
  const busy = { start: () => Promise.reject(new PlatformError('operationRunning', { params: { name: 'Restore' } })) };
  const poll = () => takeDueCycle({ kit: platform.kit, jobs: busy, run: () => Promise.resolve() });
  expect(await poll()).toEqual({ kind: 'postponed' });
  platform.clock.advance({ seconds: hours * 3_600 - 1 });
  expect(await poll()).toEqual({ kind: 'postponed' });
  expect(await reported()).toEqual([]);
  for (const again of [poll, poll]) {
    platform.clock.advance({ seconds: 61 });
    expect(await again()).toEqual({ kind: 'postponed' });
    expect(await reported()).toMatchObject([
      { name: 'backupFailed', params: { reason: expect.stringContaining('Restore') } },
    ]);
  }
});
