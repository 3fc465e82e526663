import { createEmptyDatabase, dropDatabase } from '@signalbox/platform-kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDeviceWriters, storedDevices } from '../../testing/device-writers';
import { startLoadBalancer } from '../../testing/load-balancer';
import { logIn, startsPrograms } from '../../testing/programs';
import type { ServerProcess } from '../../testing/server-process';

let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await createEmptyDatabase();
});
afterEach(() => dropDatabase(databaseUrl));
// After these hooks, so that the servers are stopped before the database is dropped.
const programs = startsPrograms();
/** It answers for as long as it can after the signal: on a busy machine the load balancer may need seconds to notice. */
const replica = () => programs.start({ DATABASE_URL: databaseUrl, DRAIN_SECONDS: '10' });

test('three servers are restarted one by one while clients write, and no request fails', async () => {
  const servers = [replica(), replica(), replica()];
  const addresses = () => Promise.all(servers.map(({ ready }) => ready));
  const balancer = await startLoadBalancer();
  try {
    await balancer.lead(await addresses());
    const headers = await logIn(balancer.url);
    const writers = startDeviceWriters({ address: () => balancer.url, headers, count: 3 });
    const written = () => writers.acknowledged.size;
    try {
      for (const [index, server] of servers.entries()) {
        const before = written();
        await vi.waitFor(() => expect(written()).toBeGreaterThan(before + 10));
        expect(await stopped(server)).toBe(0);
        servers[index] = replica();
        await balancer.lead(await addresses());
      }
      const before = written();
      await vi.waitFor(() => expect(written()).toBeGreaterThan(before + 10));
    } finally {
      await writers.stop();
    }
    expect(writers.failures).toEqual([]);
    const ids = writers.acknowledged.keys();
    expect(await storedDevices(balancer.url, { headers, ids })).toEqual(writers.acknowledged);
  } finally {
    await balancer.close();
    await Promise.all(servers.map(stopped));
  }
  // The servers answer for 40 s after their signals.
}, 300_000);

function stopped({ child, exit }: ServerProcess): Promise<number | string> {
  child.kill('SIGTERM');
  return exit;
}
