import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { databasePid, isRunning, logIn, startsPrograms } from '../../testing/programs';
import { program } from '../../testing/server-process';

const programs = startsPrograms();

/** In `npm run test:endurance` only: it needs `unshare` and root. A process sees no other one there, as in a container of its own. */
const alone: [string, ...string[]] = ['unshare', '--pid', '--fork', '--mount-proc', '--uts', '--kill-child'];
const canIsolate = spawnSync(alone[0], [...alone.slice(1), 'true']).status === 0;
if (!canIsolate)
  console.info('unshare may not create a PID namespace here: a second container on one folder is not tried');

test.runIf(canIsolate)('rejects a second server in another container, and does not disturb the first', async () => {
  const first = programs.start();
  const address = await first.ready;
  const pid = databasePid(programs.dataDir);
  const second = startAlone();
  expect(await Promise.race([second.exit, second.ready])).toBe(1);
  expect(second.errors()).toBe(
    `Signalbox cannot start: Another server (process ${first.child.pid}) runs on ${programs.dataDir}: stop it first, or set DATA_DIR to another folder\n`,
  );
  expect(databasePid(programs.dataDir)).toBe(pid);
  await logIn(address);
});

test.runIf(canIsolate)(
  'leaves a database alone whose server was killed in another container, until that one starts again',
  async () => {
    const first = programs.start();
    await first.ready;
    const pid = databasePid(programs.dataDir);
    first.child.kill('SIGKILL');
    await first.exit;
    const second = startAlone();
    expect(await Promise.race([second.exit, second.ready])).toBe(1);
    expect(second.errors()).toMatch(
      /^Signalbox cannot start: A PostgreSQL that is no process of this machine or container runs on \S+: stop it.*\n$/,
    );
    expect(isRunning(pid)).toBe(true);
    const again = programs.start();
    await logIn(await again.ready);
    expect(isRunning(pid)).toBe(false);
  },
);

function startAlone() {
  return programs.start({}, [...alone, process.execPath, program]);
}
