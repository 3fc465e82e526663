import { mediaPath, ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import { versionsOf } from '../retained/version-files';
import { changeIndex, type LibraryIndex } from './library-index';
import { writePath } from './own-changes';
import { replaceIndexed } from './replace-indexed';

type Kit = Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock'>;

/** Makes the content of a file a version and removes the file, before another one is copied to its place. */
export async function setAside(kit: Kit, { storePath, by }: { storePath: string; by: string }): Promise<void> {
  const { project, path } = ownerOf(storePath);
  await changeIndex(kit, project, async (index) => {
    await setAsideIn(kit, index, { path, by });
  });
}

/** The same under the lock of the project that the caller has. `path`: inside the library. Returns the id of the version. */
export async function setAsideIn(
  kit: Kit,
  index: LibraryIndex,
  { path, by }: { path: string; by: string },
): Promise<string | undefined> {
  const { project } = index;
  const replace = () => kit.files.remove(mediaPath(project, path));
  await replaceIndexed(kit, index, { path, replacedBy: by, replace });
  await writePath(index, path);
  return (await versionsOf(kit, { project, path }))[0]?.id;
}
