import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mergeFolder, namesIn, statsOf } from './folders';
import { readJson, textOf, writeJson } from './json-file';
import { libraryLocation, versionsLocation } from './places';
import type { PlatformKit } from '@signalbox/platform-kit';

type Kit = Pick<PlatformKit, 'dataDir'>;

interface Passage {
  project: string;
  /** Inside the library, like `to`. */
  from: string;
  to: string;
}

/**
 * Moves the versions of a file, or of all files of a directory, with what `run` moves. A note of it survives the process:
 * `finishMoves` completes what a killed one left. The caller has the lock of the project's library, for both.
 */
export async function moveWithVersions(
  kit: Kit,
  { project, from, to }: Passage,
  run: () => Promise<void>,
): Promise<void> {
  const source = versionsLocation(kit, { project, path: from });
  if (!(await statsOf(source))) return run();
  const notes = notesOf(kit, project);
  await mkdir(notes, { recursive: true });
  const note = join(notes, `${randomBytes(12).toString('hex')}.json`);
  await writeJson(note, { from, to });
  await run().catch(async (error: unknown) => {
    await rm(note);
    throw error;
  });
  await mergeFolder(source, versionsLocation(kit, { project, path: to }));
  await rm(note);
}

/** Moves the versions of what a killed process had moved. */
export async function finishMoves(kit: Kit, project: string): Promise<void> {
  const notes = notesOf(kit, project);
  for (const name of await namesIn(notes)) {
    const note = join(notes, name);
    const about = await readJson(note);
    const [from, to] = [textOf(about, 'from'), textOf(about, 'to')];
    if (from !== null && to !== null) {
      const isThere = async (path: string) => (await statsOf(libraryLocation(kit, { project, path }))) !== undefined;
      if (!(await isThere(from)) && (await isThere(to)))
        await mergeFolder(versionsLocation(kit, { project, path: from }), versionsLocation(kit, { project, path: to }));
    }
    await rm(note);
  }
}

export async function hasUnfinishedMoves(kit: Kit, project: string): Promise<boolean> {
  return (await namesIn(notesOf(kit, project))).length > 0;
}

function notesOf(kit: Kit, project: string): string {
  return join(versionsLocation(kit, { project, path: '' }), '.moves');
}
