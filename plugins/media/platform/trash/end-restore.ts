import { mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import { readTree } from '../index/read-tree';
import { adoptKnownFiles } from './known-files';
import { removeFolder, trashFolder } from './trash-folder';

interface RestoredContent {
  project: string;
  /** Id in the trash. */
  id: string;
  /** Inside the library, where the content is now. */
  path: string;
}

/** Gives restored files their places in the index, with what the database knew of them. Removes the folder in the trash. */
export async function endRestore(
  kit: Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'log'>,
  { project, id, path }: RestoredContent,
): Promise<void> {
  const folder = trashFolder(project, id);
  try {
    const entry = await kit.files.entry(mediaPath(project, path));
    if (entry?.isDirectory === true) await readTree(kit, { project, path, isThorough: true });
    await adoptKnownFiles(kit, { project, path }, folder.known);
  } catch (err) {
    // The files are back: the next comparison finds them.
    kit.log.warn({ err }, 'restored files were not indexed');
  }
  await removeFolder(kit, folder);
}
