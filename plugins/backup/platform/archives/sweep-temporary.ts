import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { makeFolder, temporaryFolder } from './archive-files';

/** Removes what processes left that were killed. What belongs to an operation is its recoverer's, not ours. */
export async function sweepTemporary(kit: PlatformKit): Promise<void> {
  const folder = temporaryFolder(kit);
  await makeFolder(folder);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    const isLeft = isOfDeadProcess(name) || (stats && Date.now() - stats.mtimeMs > oldMilliseconds);
    if (passing.test(name) && isLeft) await rm(path, { recursive: true, force: true });
  }
}

/** A name for a file of this process that no operation answers for: an upload, or the copy for a download. */
export function passingName(kind: 'upload' | 'download', id: string): string {
  return `${kind}-${machine}-${process.pid}-${id}`;
}

const machine = hostname().replace(/\W/g, '');
const passing = /^(?:upload|download)-(\w*)-(\d+)-/;

/** Of another machine that shares the folder nobody can say; its files go when they are old. */
function isOfDeadProcess(name: string): boolean {
  const [, at, pidText] = passing.exec(name) ?? [];
  const pid = Number(pidText);
  if (at !== machine || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Written to while they are in use, and open while they are read. */
export const oldMilliseconds = 60 * 60 * 1000;
