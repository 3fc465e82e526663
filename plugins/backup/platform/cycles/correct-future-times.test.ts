import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CyclePlatform, createCyclePlatform } from '../testing/cycle-platform';
import { correctFutureBackups, correctFutureRuns } from './correct-future-times';

let platform: CyclePlatform;
beforeAll(async () => {
  platform = await createCyclePlatform();
});
afterAll(() => platform.close());
beforeEach(() => platform.kit.pool.query(`delete from document where collection in ('backup', 'backupCycle')`));

const years = 10 * 365 * 24;
const setOf = (id: string, values: object) =>
  platform.kit.pool.query('update document set body = body || $2 where id = $1', [id, values]);

test.each([
  ['an hourly cycle', { count: 1, unit: 'h' }, {}],
  ['a weekly cycle', { count: 7, unit: 'd' }, {}],
  ['a cycle whose run was due in the future', { count: 1, unit: 'h' }, { dueSince: '2036-05-01T00:00:00.000Z' }],
])('runs %s within its period again, and keeps its rhythm', async (_name, cycle, values) => {
  const id = await platform.addCycle({ cycle });
  const { nextRun: before } = await platform.cycle(id);
  await setOf(id, { nextRun: platform.inHours(years), ...values });
  await correctFutureRuns(platform.kit);
  const { nextRun } = await platform.cycle(id);
  const hours = (Date.parse(String(nextRun)) - platform.kit.clock.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(0);
  expect(hours).toBeLessThanOrEqual(cycle.count * (cycle.unit === 'h' ? 1 : 24));
  expect(String(nextRun).slice(14)).toBe(String(before).slice(14));
  platform.hours(hours + 0.01);
  expect(await platform.run()).toBe(1);
  expect(Date.parse(String((await platform.cycle(id))['nextRun']))).toBeLessThanOrEqual(
    Date.parse(platform.inHours(24 * 7)),
  );
});

test('leaves cycles that wait for their time, and those that are disabled, as they are', async () => {
  const waiting = await platform.addCycle({ cycle: { count: 30, unit: 'd' } });
  const disabled = await platform.addCycle({ name: 'Off', disable: true });
  const before = await Promise.all([platform.cycle(waiting), platform.cycle(disabled)]);
  await correctFutureRuns(platform.kit);
  expect(await Promise.all([platform.cycle(waiting), platform.cycle(disabled)])).toEqual(before);
});

test('dates a backup of the future now, so that later ones are newer', async () => {
  const id = await platform.addCycle();
  platform.hours(1);
  await platform.run();
  const [{ id: backup, createTime: made }] = (await platform.backups(id)) as [{ id: string; createTime: string }];
  await correctFutureBackups(platform.kit);
  expect(await platform.backups(id)).toMatchObject([{ createTime: made }]);
  await setOf(backup, { createTime: platform.inHours(years) });
  await correctFutureBackups(platform.kit);
  expect(await platform.backups(id)).toMatchObject([{ createTime: platform.inHours(0) }]);
});
