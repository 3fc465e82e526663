import { type FileStore, ownerOf, type StagedFile } from '@signalbox/platform-kit';
import { moveWithVersions } from '../retained/move-versions';
import { changeIndex } from './library-index';
import { type IndexedKit, logMissed, noteChange, tryToIndex } from './note-change';
import { noteFailed } from './note-failed';
import { adoptContent, movePath, writePath } from './own-changes';
import { readTree } from './read-tree';
import { rejectSecondPack } from './reject-second-pack';
import { replaceIndexed } from './replace-indexed';

/** The file store, with changes of a media library that are in the index when they return. */
export function indexedFiles(kit: IndexedKit): FileStore {
  const { files } = kit;
  const notingFailures = async (to: string, change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (error) {
      await noteFailed(kit, to, error);
      throw error;
    }
  };
  return {
    ...files,
    async makeDirectory(storePath) {
      await files.makeDirectory(storePath);
      await noteChange(kit, storePath);
    },
    async remove(storePath) {
      await files.remove(storePath);
      await noteChange(kit, storePath);
    },
    async move(from, to) {
      const { project } = ownerOf(from);
      const passage = { from: ownerOf(from).path, to: ownerOf(to).path };
      const move = () => moveWithVersions(kit, { project, ...passage }, () => files.move(from, to));
      await notingFailures(to, () => changeIndex(kit, project, (index) => movePath(index, passage, move)));
    },
    async copy(from, to) {
      await notingFailures(to, () => files.copy(from, to));
      await tryToIndex(kit, to, () => indexCopy(kit, from, to));
    },
  };
}

interface UploadedFile {
  storePath: string;
  staged: StagedFile;
  shouldReplace: boolean;
  /** Id of a user. */
  uploader: string;
}

/**
 * Places a received file, with its hash and its uploader in the index. Nothing moves the file in between. The content that
 * it replaces becomes a version.
 */
export async function placeUpload(
  kit: IndexedKit,
  { storePath, staged, shouldReplace, uploader }: UploadedFile,
): Promise<void> {
  const { project, path } = ownerOf(storePath);
  const { bytes, modifiedAt, sha256 } = staged;
  let isPlaced = false;
  try {
    await changeIndex(kit, project, async (index) => {
      await rejectSecondPack(index, { path });
      const place = async () => {
        await staged.place(storePath, { shouldReplace });
        isPlaced = true;
      };
      if (shouldReplace) await replaceIndexed(kit, index, { path, replacedBy: uploader, sha256, replace: place });
      else await place();
      await writePath(index, path, { bytes, modifiedAt, sha256, uploader });
    });
  } catch (err) {
    if (!isPlaced) throw err;
    logMissed(kit, storePath, err);
  }
}

async function indexCopy(kit: IndexedKit, from: string, to: string): Promise<void> {
  const { project, path: source } = ownerOf(from);
  const { path: target } = ownerOf(to);
  const isDirectory = (await kit.files.entry(to))?.isDirectory === true;
  for (const path of [source, target]) {
    await changeIndex(kit, project, (index) => writePath(index, path));
    if (isDirectory) await readTree(kit, { project, path, isThorough: true });
  }
  await changeIndex(kit, project, (index) => adoptContent(index, { from: source, to: target }));
}
