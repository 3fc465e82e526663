import {
  type FileStore,
  mediaPath,
  ownerOf,
  parentOf,
  type PlatformKit,
  type StagedFile,
} from '@signalbox/platform-kit';
import { moveWithVersions } from '../retained/move-versions';
import { changeIndex } from './library-index';
import { adoptContent, movePath, writePath } from './own-changes';
import { readTree } from './read-tree';
import { replaceIndexed } from './replace-indexed';

type IndexedKit = Pick<PlatformKit, 'database' | 'files' | 'log' | 'fileTree' | 'clock'>;

/** The file store, with changes of a media library that are in the index when they return. */
export function indexedFiles(kit: IndexedKit): FileStore {
  const { files } = kit;
  const noteFailed = (to: string) => async (error: unknown) => {
    await tryToIndex(kit, to, () => indexFailed(kit, to));
    throw error;
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
      await changeIndex(kit, project, (index) => movePath(index, passage, move)).catch(noteFailed(to));
    },
    async copy(from, to) {
      await files.copy(from, to).catch(noteFailed(to));
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

/** Makes the index of one path of the store equal to the disk, after a change. */
async function noteChange(kit: IndexedKit, storePath: string): Promise<void> {
  const { project, path } = ownerOf(storePath);
  await tryToIndex(kit, storePath, () => changeIndex(kit, project, (index) => writePath(index, path)));
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

/** What a move or a copy may have made before it failed: the directories on the way, and of a copy the first files. */
async function indexFailed(kit: IndexedKit, to: string): Promise<void> {
  const { project, path: target } = ownerOf(to);
  const find = (path: string) => kit.files.entry(mediaPath(project, path));
  let path = target;
  while (path !== '' && !(await find(path))) path = parentOf(path);
  if (path === '') return;
  await changeIndex(kit, project, (index) => writePath(index, path));
  if (path === target && (await find(path))?.isDirectory === true) await readTree(kit, { project, path });
}

/** The disk has already changed, so the request succeeds. If the index cannot be changed, the next check finds the change. */
async function tryToIndex(kit: IndexedKit, storePath: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (err) {
    logMissed(kit, storePath, err);
  }
}

function logMissed({ log }: IndexedKit, storePath: string, err: unknown): void {
  log.warn({ err, directory: parentOf(storePath) }, 'a change of the media library was not indexed');
}
