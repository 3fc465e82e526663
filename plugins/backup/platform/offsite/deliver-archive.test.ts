import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { AnFtpServer } from '../testing/an-ftp-server';
import { ftpBench, type FtpBench } from '../testing/ftp-bench';
import { deliverArchive } from './deliver-archive';

const content = Buffer.alloc(300_000, 'content');
let bench: FtpBench;
let server: AnFtpServer;
let path: string;
beforeAll(async () => {
  bench = await ftpBench(content);
  ({ server, path } = bench);
});
afterAll(() => bench.close());
afterEach(() => bench.clear());

/** Returns the pauses between the attempts. */
async function delivered({ onPause = () => undefined, signal }: { onPause?: () => void; signal?: AbortSignal } = {}) {
  const pauses: number[] = [];
  const wait = async (milliseconds: number) => {
    pauses.push(milliseconds);
    onPause();
  };
  const name = 'Nightly.zip';
  const sending = deliverArchive({
    target: server.target,
    signal: signal ?? new AbortController().signal,
    path,
    name,
    wait,
  });
  const error: unknown = await sending.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { pauses, error };
}

it('sends it again from the start after a lost connection, and leaves one complete copy', async () => {
  server.trouble = 'hangsUp';
  const { pauses, error } = await delivered({ onPause: () => (server.trouble = undefined) });
  expect(error).toBeUndefined();
  expect(pauses).toHaveLength(1);
  expect(readdirSync(server.root)).toEqual(['Nightly.zip']);
  expect(readFileSync(join(server.root, 'Nightly.zip')).equals(content)).toBe(true);
});

it('fails after three attempts, with growing pauses between them', async () => {
  server.trouble = 'hangsUp';
  const { pauses, error } = await delivered();
  expect(error).toMatchObject({ reason: 'interrupted' });
  expect(pauses).toHaveLength(2);
  expect(pauses[1]).toBeGreaterThan(pauses[0]!);
  expect(readdirSync(server.root)).toEqual([]);
});

it('does not retry after an error reply of the server', async () => {
  server.trouble = 'rejects';
  expect(await delivered()).toMatchObject({ pauses: [], error: { reason: 'refused' } });
});

it('stops during a pause when it is aborted', async () => {
  server.trouble = 'hangsUp';
  const controller = new AbortController();
  const enough = new Error('enough');
  const { signal } = controller;
  expect(await delivered({ signal, onPause: () => controller.abort(enough) })).toMatchObject({ error: enough });
  const sending = deliverArchive({ target: server.target, signal: AbortSignal.timeout(500), path, name: 'Later.zip' });
  await expect(sending).rejects.toMatchObject({ name: 'TimeoutError' });
});
