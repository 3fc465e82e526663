import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCyclePlatform, type CyclePlatform } from '../testing/cycle-platform';
import { runCycleNow } from './run-cycle-now';

let platform: CyclePlatform;
beforeEach(async () => {
  platform = await createCyclePlatform();
});
afterEach(() => platform.close());

const runNow = (id: string, project = 'default') =>
  runCycleNow(platform.kit, { kind: 'backup::operation.data', project, id });

it('runs a cycle before it is due, and keeps the times of its later runs', async () => {
  const id = await platform.addCycle();
  const { nextRun } = await platform.cycle(id);
  expect(await platform.run()).toBe(0);
  expect(await runNow(id)).toBe(true);
  expect(await platform.run()).toBe(1);
  expect(await platform.cycle(id)).toMatchObject({ nextRun, lastRun: platform.inHours(0) });
  expect(await platform.backups(id)).toHaveLength(1);
  expect(await platform.run()).toBe(0);
});

it('does not run one that is disabled, is of another project, or is gone', async () => {
  const id = await platform.addCycle({ disable: true });
  expect([await runNow(id), await runNow(id, 'north'), await runNow('f'.repeat(24))]).toEqual([false, false, false]);
  expect(await platform.run()).toBe(0);
});
