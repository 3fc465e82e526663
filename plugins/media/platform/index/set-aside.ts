import { ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import { changeIndex } from './library-index';
import { writePath } from './own-changes';
import { replaceIndexed } from './replace-indexed';

/** Makes the content of a file a version and removes the file, before another one is moved or copied to its place. */
export async function setAside(
  kit: Pick<PlatformKit, 'database' | 'files' | 'dataDir' | 'clock'>,
  { storePath, by }: { storePath: string; by: string },
): Promise<void> {
  const { project, path } = ownerOf(storePath);
  await changeIndex(kit, project, async (index) => {
    await replaceIndexed(kit, index, { path, replacedBy: by, replace: () => kit.files.remove(storePath) });
    await writePath(index, path);
  });
}
