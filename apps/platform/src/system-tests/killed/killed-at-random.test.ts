import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rounds as roundsOf } from '@signalbox/archive/testing';
import { startPostgres } from '@signalbox/platform-kit/postgres';
import { expect, test, vi } from 'vitest';
import { startDeviceWriters, storedDevices } from '../../testing/device-writers';
import { databasePid, logIn, startsPrograms } from '../../testing/programs';
import { emptyDataDir, type ServerProcess } from '../../testing/server-process';

const programs = startsPrograms();
/** All of them take ten minutes. */
const rounds = roundsOf({ sample: 3, all: 150 });

test('no acknowledged write is lost while servers and the database are killed at random', async () => {
  const databaseDir = emptyDataDir();
  let postgres = await startPostgres({ dataDir: databaseDir });
  const replica = () => programs.start({ DATABASE_URL: postgres.url });
  const servers = [replica(), replica()];
  try {
    const addresses = await Promise.all(servers.map(({ ready }) => ready));
    const headers = await logIn(String(addresses[0]));
    let turn = 0;
    const address = () => String(addresses[turn++ % addresses.length]);
    const writers = startDeviceWriters({ address, headers, count: 3 });
    const writes = async (more: number) => {
      const before = writers.acknowledged.size;
      const isEnough = () => expect(writers.acknowledged.size).toBeGreaterThan(before + more);
      // The servers connect to a restarted database first.
      await vi.waitFor(isEnough, { timeout: 120_000 });
    };
    try {
      for (let round = 0; round < rounds; round += 1) {
        await writes(5 + Math.floor(Math.random() * 20));
        // Each of them in the first rounds.
        const victim = round < 3 ? round : Math.floor(Math.random() * 3);
        if (victim === servers.length) {
          process.kill(databasePid(databaseDir), 'SIGKILL');
          postgres = await startPostgres({ dataDir: databaseDir });
        } else {
          await killed(servers[victim]);
          servers[victim] = replica();
          addresses[victim] = await servers[victim].ready;
        }
      }
      await writes(5);
    } finally {
      await writers.stop();
    }
    const rejected = writers.failures.filter((failure) => failure.startsWith('4'));
    expect(rejected).toEqual([]);
    const ids = writers.acknowledged.keys();
    expect(await storedDevices(address(), { headers, ids })).toEqual(writers.acknowledged);
  } finally {
    for (const server of servers) await killed(server);
    await postgres.stop();
    rmSync(realpathSync(join(databaseDir, 'database')), { recursive: true, force: true });
    rmSync(databaseDir, { recursive: true, force: true });
  }
});

async function killed(server: ServerProcess | undefined): Promise<void> {
  server?.child.kill('SIGKILL');
  await server?.exit;
}
