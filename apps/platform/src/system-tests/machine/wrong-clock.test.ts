import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { logIn, startsPrograms } from '../../testing/programs';

const programs = startsPrograms();

/** In `npm run test:endurance` only: it needs faketime, whose program would take the signals of the server. */
const [faketime, time] = ['faketime', '2036-05-01 08:00:00'];
const preload = spawnSync(faketime, [time, 'sh', '-c', 'echo $LD_PRELOAD'], { encoding: 'utf8' }).stdout?.trim() ?? '';
if (preload === '') console.info('faketime is not installed (apt-get install -y faketime): no clock ahead is tried');

const minutesFromNow = (time: unknown) => (Date.parse(String(time)) - Date.now()) / 60_000;

test.runIf(preload !== '')('continues at the right time after a start with a clock ten years ahead', async () => {
  const variables = { LD_PRELOAD: preload, FAKETIME: `@${time}`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const ahead = programs.start(variables);
  let address = await ahead.ready;
  const headers = { ...(await logIn(address)), 'accept-language': 'en' };
  const call = async (path: string, init = {}) =>
    (await fetch(`${address}/rest/core/${path}`, { headers, ...init })).json();
  const cycle = { name: 'Hourly', fileName: 'Plant', cycle: { count: 1, unit: 'h' }, item: { fileServer: true } };
  const { InsertedID: id } = await call('backupCycle', { method: 'POST', body: JSON.stringify(cycle) });
  expect(await call(`backupCycle/${id}`)).toMatchObject({ nextRun: expect.stringMatching(/^2036/) });
  ahead.child.kill('SIGTERM');
  expect(await ahead.exit).toBe(0);

  address = await programs.start().ready;
  await expect.poll(async () => minutesFromNow((await call(`backupCycle/${id}`)).nextRun)).toBeLessThanOrEqual(60);
  // The token of before is one of now: a log-out elsewhere, the end of its time and the list of sessions work.
  expect(await call('auth/user')).toMatchObject({ username: 'admin' });
});
