import { hasCode, type PlatformKit } from '@signalbox/platform-kit';
import { versionDays } from '../../shared/versions';
import { changeIndex } from '../index/library-index';
import { isThere, namesIn } from '../retained/folders';
import { finishMoves, hasUnfinishedMoves } from '../retained/move-versions';
import { type LibraryPath, projectOfFolder, versionsLocation, versionsRoot } from '../retained/places';
import { removeVersion, timeOfVersion, versionFolder, versionIds } from '../retained/version-files';

type Kit = Pick<PlatformKit, 'database' | 'files' | 'fileTree' | 'clock'>;

/** Removes versions older than `versionDays`, and completes the changes that killed processes started. */
export async function removeOldVersions(kit: Kit, signal: AbortSignal): Promise<void> {
  for (const name of await namesIn(kit, versionsRoot)) {
    const project = projectOfFolder(name);
    if (project === undefined) continue;
    if (await hasUnfinishedMoves(kit, project)) await changeIndex(kit, project, () => finishMoves(kit, project));
    await sweep(kit, { project, path: '' }, signal);
  }
}

/** The versions of a file, or those of all files below a directory. Folders that are empty then are removed. */
async function sweep(kit: Kit, at: LibraryPath, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const folder = versionsLocation(at);
  const names = await namesIn(kit, folder);
  for (const name of names.filter((each) => !each.startsWith('.')))
    await sweep(kit, { ...at, path: at.path === '' ? name : `${at.path}/${name}` }, signal);
  if ((await uselessIds(kit, at)).length > 0)
    await changeIndex(kit, at.project, async () => {
      for (const id of await uselessIds(kit, at)) await removeVersion(kit, at, id);
    });
  for (const empty of [versionFolder(at), `${folder}/.moves`, folder])
    if ((await isThere(kit, empty)) && (await namesIn(kit, empty)).length === 0)
      await changeIndex(kit, at.project, () => kit.fileTree.removeEmpty(empty).catch(ignoreFull));
}

/** Ids of versions that are too old, and of notes whose version is missing. */
async function uselessIds(kit: Kit, at: LibraryPath): Promise<string[]> {
  const names = await namesIn(kit, versionFolder(at));
  const oldest = kit.clock.now() - versionDays * 24 * 60 * 60 * 1000;
  return versionIds(names).filter((id) => !names.includes(id) || timeOfVersion(id).getTime() < oldest);
}

/** Another replica has put something there, or removed it. */
function ignoreFull(error: unknown): void {
  if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error;
}
