import { runAlone } from '@signalbox/jobs';
import { isOfOtherProject, ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import { indexDatabase } from './index-tables';
import type { MediaIndex } from './media-index';
import { checkLibrary, isReadOnce } from './read-tree';

/**
 * Compares all libraries with their index, file by file. Replicas take turns, and skip what another has just compared. A
 * library that was never read completely is read instead.
 */
export async function compareLibraries(
  { kit, index }: { kit: PlatformKit; index: Pick<MediaIndex, 'check'> },
  signal: AbortSignal,
): Promise<void> {
  for (const project of await projectsWithMedia(kit)) {
    signal.throwIfAborted();
    if (!(await isReadOnce(kit, project))) await index.check(project);
    else
      await runAlone(kit.pool, `media index of ${project}`, async () => {
        if (!(await isCompared(kit, project))) await checkLibrary(kit, { project, isThorough: true, signal });
      });
  }
}

/** On the disk or in the index. */
async function projectsWithMedia({ database, files }: PlatformKit): Promise<string[]> {
  const names = (await files.entry('')) ? await files.names('') : [];
  const indexed = await indexDatabase(database).selectFrom('media_directory').select('project').distinct().execute();
  const onDisk = names.filter(isOfOtherProject).map((name) => ownerOf(name).project);
  return [...new Set(['default', ...onDisk, ...indexed.map(({ project }) => project)])];
}

/** True if another replica has compared the library in this turn. */
async function isCompared({ database }: PlatformKit, project: string): Promise<boolean> {
  const row = await indexDatabase(database)
    .selectFrom('media_index')
    .select('compared_at')
    .where('project', '=', project)
    .executeTakeFirst();
  return (
    row?.compared_at !== null &&
    row?.compared_at !== undefined &&
    Date.now() - row.compared_at.getTime() < compareMilliseconds / 2
  );
}

/** How often all files are compared: a file that was overwritten in place leaves its directory's time unchanged. */
export const compareMilliseconds = 10 * 60 * 1000;
