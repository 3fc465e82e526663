import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ThumbnailTask } from './messages';
import { startThumbnailProcess } from './thumbnail-process';
import { createThumbnailProcesses } from './thumbnail-processes';

let folder: string;
let small: ThumbnailTask;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-thumbnails-'));
  small = { location: join(folder, 'small.png'), side: 160 };
  await picture(20).png().toFile(small.location);
});
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#804020' } });
const aUser = () => ({ userId: 'ada', signal: new AbortController().signal });

test('ends a process whose picture takes too long, and draws the next one in another process', async () => {
  // Ten times as much work as the small one.
  const slow = { location: join(folder, 'slow.jpg'), side: 160 };
  await picture(5_000).jpeg({ progressive: true }).toFile(slow.location);
  const processes = createThumbnailProcesses({ deadlineMilliseconds: 90, maxMilliseconds: 120_000 });
  try {
    const run = (task: ThumbnailTask) => processes.run(aUser(), (draw) => draw(task));
    expect(await run(slow)).toEqual({ kind: 'rejected', reason: 'takes longer than 0.09 seconds', isLasting: true });
    expect(await run(small)).toMatchObject({ kind: 'done' });
  } finally {
    processes.close();
  }
});

test('a process that crashes fails its own picture only', async () => {
  const limits = { deadlineMilliseconds: 120_000, maxMilliseconds: 120_000 };
  const one = startThumbnailProcess(limits);
  expect(await one.run(small)).toMatchObject({ kind: 'done' });
  process.kill(one.pid ?? 0, 'SIGSEGV');
  await expect(one.run(small)).rejects.toThrow(/SIGSEGV|has ended|EPIPE|channel/i);
  expect(one.isAlive()).toBe(false);
});

test('rejects further requests of a user who has too many waiting', async () => {
  const processes = createThumbnailProcesses();
  const never = () => processes.run(aUser(), () => new Promise<never>(() => undefined));
  await expect(Promise.race(Array.from({ length: 203 }, never))).rejects.toMatchObject({
    errorName: 'tooManyRequests',
  });
});
