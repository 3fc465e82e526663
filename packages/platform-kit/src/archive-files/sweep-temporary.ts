import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { PlatformKit } from '../contract';
import { hasCode } from '../file-tree';
import { makeFolder, temporaryFolder } from './temporary-files';

/** Removes files of crashed processes. Files of a job are left to its recovery. */
export async function sweepTemporary(kit: Pick<PlatformKit, 'dataDir'>): Promise<void> {
  const folder = temporaryFolder(kit);
  await makeFolder(folder);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    const isLeft = isOfDeadProcess(name) || (stats && Date.now() - stats.mtimeMs > oldMilliseconds);
    if (passing.test(name) && isLeft) await rm(path, { recursive: true, force: true });
  }
}

/** A name for a file of this process that belongs to no job: an upload, the copy for a download, or an archive that is being written. */
export function passingName(kind: 'upload' | 'download' | 'archive', id: string): string {
  return `${kind}-${machine}-${process.pid}-${id}`;
}

const machine = hostname().replace(/\W/g, '');
const passing = /^(?:upload|download|archive)-(\w*)-(\d+)-/;

/** The process of another machine that shares the folder cannot be checked: its files are removed by age. */
function isOfDeadProcess(name: string): boolean {
  const [, at, pidText] = passing.exec(name) ?? [];
  const pid = Number(pidText);
  if (at !== machine || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/** Such files are written or read all the time while they are in use. */
const oldMilliseconds = 60 * 60 * 1000;
