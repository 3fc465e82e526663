import type { DirectoryFollower, MovedDirectory, PlatformKit } from '@signalbox/platform-kit';
import { cycleStore } from './cycle';

/**
 * Excludes a moved directory of the media library under its new path in all cycles that excluded it or one below it. Otherwise
 * its files would be in the next backup, and those of a new directory at the old path in none.
 */
export function followDirectory(kit: PlatformKit): DirectoryFollower {
  return async (transaction, moved) => {
    const store = cycleStore(kit, moved.project, transaction);
    let count = 0;
    for (const { id, excludedDirs = [] } of await store.find()) {
      if (excludedDirs.every((path) => newPathOf(moved, path) === path)) continue;
      await store.change(id, (cycle) => ({ ...cycle, excludedDirs: followed(moved, cycle.excludedDirs) }));
      count++;
    }
    return count;
  };
}

function followed(moved: MovedDirectory, paths: readonly string[] = []): string[] {
  return [...new Set(paths.map((path) => newPathOf(moved, path)))];
}

/** The same path for a directory that does not move. */
function newPathOf({ from, to }: MovedDirectory, path: string): string {
  const plain = path.replace(/\/$/, '');
  return plain === from || plain.startsWith(`${from}/`) ? `${to}${plain.slice(from.length)}` : path;
}
