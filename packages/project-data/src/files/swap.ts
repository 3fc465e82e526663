import { dirname } from 'node:path/posix';
import { type FileTree, hasCode } from '@signalbox/platform-kit';

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
export async function performSwap(tree: FileTree, swap: Swap): Promise<void> {
  const { target, staged, previous } = swap;
  await tree.makeDirectory(dirname(previous));
  if (staged === undefined) {
    if (!(await isThere(tree, previous))) await moveAway(tree, target, previous);
  } else
    for (let attempt = 0; await isThere(tree, staged); attempt += 1) {
      // Repeats when another process created the target in between.
      await moveAway(tree, target, await freeName(tree, previous));
      await tree.makeDirectory(dirname(target));
      await tree.move(staged, target).catch((error: unknown) => {
        if (attempt >= attempts || !isTaken(error)) throw error;
      });
    }
}

/** Restores what was at the target. Also works when the swap never ran, or when an undo was interrupted. */
export async function undoSwap(tree: FileTree, swap: Swap): Promise<void> {
  const { target, staged, previous, hadTarget } = swap;
  const failed = `${previous}.failed`;
  if (hadTarget && (await isThere(tree, previous))) {
    await moveAway(tree, target, await freeName(tree, failed));
    await tree.move(previous, target);
  } else if (!hadTarget && staged !== undefined && !(await isThere(tree, staged)) && !(await isThere(tree, failed))) {
    await moveAway(tree, target, failed);
  }
}

/** All paths to which `performSwap` may have moved the previous content. */
export async function placesOfPrevious(tree: FileTree, { previous }: Swap): Promise<string[]> {
  const places: string[] = [];
  for (let index = 0; await isThere(tree, numbered(previous, index)); index += 1)
    places.push(numbered(previous, index));
  return places;
}

async function isThere(tree: FileTree, path: string): Promise<boolean> {
  return (await tree.stat(path)) !== undefined;
}

async function moveAway(tree: FileTree, from: string, to: string): Promise<void> {
  if (await isThere(tree, from)) await tree.move(from, to);
}

async function freeName(tree: FileTree, path: string): Promise<string> {
  let index = 0;
  while (await isThere(tree, numbered(path, index))) index += 1;
  return numbered(path, index);
}

function numbered(path: string, index: number): string {
  return index === 0 ? path : `${path}.${index}`;
}

function isTaken(error: unknown): boolean {
  return hasCode(error, 'EEXIST', 'ENOTEMPTY', 'EISDIR', 'ENOTDIR');
}

const attempts = 20;
