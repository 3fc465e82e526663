import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { passingName, sweepTemporary } from './sweep-temporary';
import { temporaryFolder, temporaryPath } from './temporary-files';

let kit: { dataDir: string };
beforeAll(() => {
  kit = { dataDir: mkdtempSync(join(tmpdir(), 'signalbox-data-')) };
});
afterAll(() => rmSync(kit.dataDir, { recursive: true, force: true }));
afterEach(() => void vi.useRealTimers());

const later = (hours: number) => vi.useFakeTimers({ now: Date.now() + hours * 3_600_000, toFake: ['Date'] });

test('removes uploads of a crashed process at once, and keeps those of a running one', async () => {
  const own = passingName('upload', 'a');
  // No process has this number: it is above what any system gives.
  const dead = own.replace(`-${process.pid}-`, '-99999999-');
  const elsewhere = passingName('download', 'b').replace(/^download-\w*-/, 'download-othermachine-');
  const ofRestore = 'e'.repeat(24);
  mkdirSync(temporaryFolder(kit), { recursive: true });
  for (const name of [own, dead, elsewhere, ofRestore]) writeFileSync(temporaryPath(kit, name), 'x');
  await sweepTemporary(kit);
  expect(readdirSync(temporaryFolder(kit)).toSorted()).toEqual([elsewhere, ofRestore, own].toSorted());
  later(2);
  await sweepTemporary(kit);
  expect(readdirSync(temporaryFolder(kit))).toEqual([ofRestore]);
});
