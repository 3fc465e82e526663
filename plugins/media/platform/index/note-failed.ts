import { PlatformError } from '@signalbox/api';
import { mediaPath, ownerOf, parentOf } from '@signalbox/platform-kit';
import { changeIndex } from './library-index';
import { type IndexedKit, tryToIndex } from './note-change';
import { writePath } from './own-changes';
import { readTree } from './read-tree';

/**
 * Writes into the index what a failed move or copy to a path of the store may have made: the directories on the way, and of a
 * copy the first files.
 */
export async function noteFailed(kit: IndexedKit, to: string, error: unknown): Promise<void> {
  if (!isRejection(error)) await tryToIndex(kit, to, () => indexFailed(kit, to));
}

/** The store rejects these before it makes anything. What is at the path was there before. */
function isRejection(error: unknown): boolean {
  return (
    error instanceof PlatformError && (['alreadyExists', 'invalidPath', 'notFound'] as const).some(error.is, error)
  );
}

async function indexFailed(kit: IndexedKit, to: string): Promise<void> {
  const { project, path: target } = ownerOf(to);
  const find = (path: string) => kit.files.entry(mediaPath(project, path));
  let path = target;
  while (path !== '' && !(await find(path))) path = parentOf(path);
  if (path === '') return;
  await changeIndex(kit, project, (index) => writePath(index, path));
  if (path === target && (await find(path))?.isDirectory === true) await readTree(kit, { project, path });
}
