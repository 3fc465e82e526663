import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keepFresh } from './keep-fresh';

test('a file in use looks new, and ages again without a use', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-fresh-'));
  const path = join(folder, 'file');
  await writeFile(path, 'text');
  const longAgo = new Date('2026-01-01');
  await utimes(path, longAgo, longAgo);
  const end = keepFresh(path, 5);
  await vi.waitFor(async () => expect((await stat(path)).mtimeMs).toBeGreaterThan(longAgo.getTime()), 60_000);
  end();
  // The last renewal may still be on its way.
  await vi.waitFor(async () => {
    await utimes(path, longAgo, longAgo);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await stat(path)).mtimeMs).toBe(longAgo.getTime());
  }, 60_000);
  await rm(path);
  const endless = keepFresh(path, 1);
  // Timers of the same delay run in order: a renewal has started, which finds no file. Its failure must reach nothing.
  await new Promise((resolve) => setTimeout(resolve, 1));
  endless();
  await rm(folder, { recursive: true });
});
