import { lstat, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncDirectory } from '@signalbox/archive';
import { hasCode, isMissing } from '@signalbox/platform-kit';

/**
 * One step of swapping files: what is at `target` moves to `previous`, and `staged` moves to `target`. Paths are
 * relative to the data folder, so that another replica can use them.
 */
export interface Swap {
  target: string;
  /** Undefined: the target is only removed. */
  staged?: string;
  previous: string;
  /** The target existed when it was staged. */
  hadTarget: boolean;
}

/** Can be interrupted anywhere and repeated: the existing paths show how far it came. */
export async function performSwap(dataDir: string, swap: Swap): Promise<void> {
  const at = (path: string) => join(dataDir, path);
  const { target, staged, previous } = swap;
  await mkdir(dirname(at(previous)), { recursive: true });
  if (staged === undefined) {
    if (!(await exists(at(previous)))) await moveAway(at(target), at(previous));
  } else
    for (let attempt = 0; await exists(at(staged)); attempt += 1) {
      // Repeats when another process created the target in between.
      await moveAway(at(target), await freeName(at(previous)));
      await mkdir(dirname(at(target)), { recursive: true, mode: 0o700 });
      await rename(at(staged), at(target)).catch((error: unknown) => {
        if (attempt >= attempts || !isTaken(error)) throw error;
      });
    }
  await syncDirectory(dirname(at(target)));
}

/** Restores what was at the target. Also works when the swap never ran, or when an undo was interrupted. */
export async function undoSwap(dataDir: string, swap: Swap): Promise<void> {
  const at = (path: string) => join(dataDir, path);
  const { target, staged, previous, hadTarget } = swap;
  const failed = at(`${previous}.failed`);
  if (hadTarget && (await exists(at(previous)))) {
    await moveAway(at(target), await freeName(failed));
    await rename(at(previous), at(target));
  } else if (!hadTarget && staged !== undefined && !(await exists(at(staged))) && !(await exists(failed))) {
    await moveAway(at(target), failed);
  }
  await syncDirectory(dirname(at(target)));
}

/** All paths to which `performSwap` may have moved the previous content. */
export async function placesOfPrevious(dataDir: string, { previous }: Swap): Promise<string[]> {
  const places: string[] = [];
  for (let index = 0; await exists(numbered(join(dataDir, previous), index)); index += 1)
    places.push(numbered(join(dataDir, previous), index));
  return places;
}

export async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function moveAway(from: string, to: string): Promise<void> {
  if (await exists(from)) await rename(from, to);
}

async function freeName(path: string): Promise<string> {
  let index = 0;
  while (await exists(numbered(path, index))) index += 1;
  return numbered(path, index);
}

function numbered(path: string, index: number): string {
  return index === 0 ? path : `${path}.${index}`;
}

function isTaken(error: unknown): boolean {
  return hasCode(error, 'EEXIST', 'ENOTEMPTY', 'EISDIR', 'ENOTDIR');
}

const attempts = 20;
