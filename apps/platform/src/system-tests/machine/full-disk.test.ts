import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { logIn, startsPrograms } from '../../testing/programs';

const programs = startsPrograms();
const token = 'only for the operator';

/** In `npm run test:endurance` only: it needs root for a small disk. */
const [mount, unmount] = ['mount', 'umount'];
let disk = '';
afterEach(() => void spawnSync(unmount, ['--lazy', disk]));

function mountSmallDisk(): boolean {
  disk = join(programs.dataDir, 'disk');
  mkdirSync(disk);
  const { status } = spawnSync(mount, ['-t', 'tmpfs', '-o', 'size=250m,mode=711', 'tmpfs', disk]);
  if (status !== 0) console.info('a small disk cannot be mounted here: a full one is not tried');
  return status === 0;
}

test('says that the disk is full while it is, and works again', async ({ skip }) => {
  if (!mountSmallDisk()) return skip();
  const server = programs.start({ DATA_DIR: disk, OPERATOR_TOKEN: token });
  const address = await server.ready;
  const ofOperator = { headers: { authorization: `Bearer ${token}` } };
  const headers = await logIn(address);
  const readiness = async () => (await fetch(`${address}/readyz`, ofOperator)).json();
  await expect.poll(readiness).toMatchObject({ ready: true, checks: { storage: 'ok' } });

  const filler = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize));
  await expect.poll(readiness).toMatchObject({ ready: false, checks: { storage: 'full' } });
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${address}/metrics`, ofOperator)).text()).toMatch(/^signalbox_data_free_bytes 0$/m);
  const save = async () => {
    const body = JSON.stringify({ name: 'Wide', description: randomText(500_000) });
    const answer = await fetch(`${address}/rest/core/dashboard`, { method: 'POST', headers, body });
    return { status: answer.status, ...(await answer.json()) };
  };
  await expect.poll(save).toMatchObject({ status: 500, code: 100_060_006 });

  rmSync(filler);
  await expect.poll(readiness).toMatchObject({ ready: true });
  expect(await save()).toMatchObject({ status: 200 });
});

/** PostgreSQL cannot compress it. */
function randomText(length: number): string {
  return Array.from({ length: length / 10 }, () => Math.random().toString(36).slice(2, 12).padEnd(10, '0')).join('');
}
