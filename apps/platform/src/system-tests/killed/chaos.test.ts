import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@signalbox/platform-kit/postgres';
import { type S3Server, startS3Server } from '@signalbox/simulators';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bucketSettings } from '../../testing/bucket-settings';
import { startDeviceWriters, storedDevices } from '../../testing/device-writers';
import { openMedia } from '../../testing/media-client';
import { contentOf, startMediaWriters, writtenCatalog } from '../../testing/media-writers';
import { databasePid, logIn, startsPrograms } from '../../testing/programs';
import { emptyDataDir, type ServerProcess } from '../../testing/server-process';

let store: S3Server;
beforeAll(async () => {
  store = await startS3Server();
});
afterAll(() => store.close());
const programs = startsPrograms();
/** They take ten minutes, so this file runs in `npm run test:endurance` only. */
const rounds = 90;

test(`no acknowledged record or file is lost while servers, the database and the bucket are killed ${rounds} times`, async () => {
  const [databaseDir, folder] = [emptyDataDir(), emptyDataDir()];
  let postgres = await startPostgres({ dataDir: databaseDir });
  const bucket = bucketSettings({ bucket: store.account }, 'chaos');
  const start = (index: number) =>
    programs.start({ DATABASE_URL: postgres.url, ...bucket, ...(index === 0 ? {} : { DATA_DIR: folder }) });
  const servers = [start(0), start(1)];
  try {
    const addresses = await Promise.all(servers.map(({ ready }) => ready));
    const headers = await logIn(addresses[0]!);
    let turn = 0;
    const address = () => addresses[turn++ % addresses.length]!;
    const records = startDeviceWriters({ address, headers, count: 2 });
    const uploads = startMediaWriters({ address, authorization: headers['authorization']!, count: 2 });
    const more = async (of: () => number, count: number) => {
      const before = of();
      await vi.waitFor(() => expect(of()).toBeGreaterThan(before + count), longWait);
    };
    const written = () => records.acknowledged.size;
    const uploaded = () => uploads.acknowledged.size;
    const restart = async (server: number) => {
      await killed(servers[server]!);
      servers[server] = start(server);
      addresses[server] = await servers[server].ready;
    };
    const victims = [
      () => restart(0),
      () => restart(1),
      async () => {
        process.kill(databasePid(databaseDir), 'SIGKILL');
        postgres = await startPostgres({ dataDir: databaseDir });
      },
      async () => {
        await store.kill();
        await more(() => uploads.failures.length, 0);
        await store.start();
      },
    ];
    try {
      for (let round = 0; round < rounds; round += 1) {
        await more(written, Math.floor(Math.random() * 15));
        await more(uploaded, Math.floor(Math.random() * 5));
        // Each of them in the first rounds.
        const victim = round < victims.length ? round : Math.floor(Math.random() * victims.length);
        await victims[victim]!();
      }
      await more(written, 5);
      await more(uploaded, 5);
    } finally {
      await Promise.all([records.stop(), uploads.stop()]);
    }
    expect([...records.failures, ...uploads.failures].filter((failure) => failure.startsWith('4'))).toEqual([]);
    for (const server of addresses) {
      const ids = records.acknowledged.keys();
      expect(await storedDevices(server, { headers, ids })).toEqual(records.acknowledged);
      const media = await openMedia(server);
      const names = (await media.call<{ name: string }[]>(`?catalog=${writtenCatalog}`)).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining([...uploads.acknowledged]));
      for (const name of names)
        expect(await media.text(`/core/media/${writtenCatalog}/${name}`), name).toBe(contentOf(name));
    }
  } finally {
    for (const server of servers) await killed(server);
    await postgres.stop();
    rmSync(realpathSync(join(databaseDir, 'database')), { recursive: true, force: true });
    for (const each of [databaseDir, folder]) rmSync(each, { recursive: true, force: true });
  }
});

/** A service that comes back is asked again after seconds. */
const longWait = 120_000;

async function killed({ child, exit }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await exit;
}
