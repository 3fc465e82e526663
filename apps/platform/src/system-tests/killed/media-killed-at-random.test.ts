import { rounds as roundsOf } from '@signalbox/archive/testing';
import { type S3Server, startS3Server } from '@signalbox/simulators';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bucketSettings } from '../../testing/bucket-settings';
import { emptyPlaces } from '../../testing/empty-places';
import { openMedia } from '../../testing/media-client';
import { contentOf, startMediaWriters, writtenCatalog } from '../../testing/media-writers';
import { startsPrograms } from '../../testing/programs';
import { type ServerProcess } from '../../testing/server-process';

let store: S3Server;
beforeAll(async () => {
  store = await startS3Server();
});
afterAll(() => store.close());
const empty = emptyPlaces();
const programs = startsPrograms();
const rounds = roundsOf({ sample: 3, all: 60 });

test(`no acknowledged upload is lost, and no file is half there, while servers and the bucket are killed ${rounds} times`, async () => {
  const bucket = bucketSettings({ bucket: store.account }, 'killed');
  const start = (index: number) =>
    programs.start({ DATABASE_URL: empty.databaseUrl, ...bucket, ...(index === 0 ? {} : { DATA_DIR: empty.folder }) });
  const servers = [start(0), start(1)];
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  const { headers } = await openMedia(addresses[0]!);
  let turn = 0;
  const address = () => addresses[turn++ % addresses.length]!;
  const writers = startMediaWriters({ address, ...headers, count: 3 });
  const more = async (of: () => number, count: number) => {
    const before = of();
    await vi.waitFor(() => expect(of()).toBeGreaterThan(before + count), longWait);
  };
  const written = () => writers.acknowledged.size;
  try {
    for (let round = 0; round < rounds; round += 1) {
      await more(written, Math.floor(Math.random() * 10));
      // Each of them in the first rounds.
      const victim = round < 3 ? round : Math.floor(Math.random() * 3);
      if (victim === servers.length) {
        await store.kill();
        await more(() => writers.failures.length, 0);
        await store.start();
      } else {
        await killed(servers[victim]!);
        servers[victim] = start(victim);
        addresses[victim] = await servers[victim]!.ready;
      }
    }
    await more(written, 5);
  } finally {
    await writers.stop();
  }
  expect(writers.failures.filter((failure) => failure.startsWith('4'))).toEqual([]);
  for (const server of addresses) {
    const media = await openMedia(server);
    const files = await media.call<{ name: string }[]>(`?catalog=${writtenCatalog}`);
    const names = files.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...writers.acknowledged]));
    for (const name of names)
      expect(await media.text(`/core/media/${writtenCatalog}/${name}`), name).toBe(contentOf(name));
  }
});

/** A service that comes back is asked again after seconds. */
const longWait = 120_000;

async function killed({ child, exit }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await exit;
}
