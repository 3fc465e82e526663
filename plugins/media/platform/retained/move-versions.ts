import { randomBytes } from 'node:crypto';
import { isThere, mergeFolder, namesIn, type TreeKit } from './folders';
import { readJson, textOf, writeJson } from './json-file';
import { libraryLocation, versionsLocation } from './places';

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
  kit: TreeKit,
  { project, from, to }: Passage,
  run: () => Promise<void>,
): Promise<void> {
  const source = versionsLocation({ project, path: from });
  if (!(await isThere(kit, source))) return run();
  const notes = notesOf(project);
  await kit.fileTree.makeDirectory(notes);
  const note = `${notes}/${randomBytes(12).toString('hex')}.json`;
  await writeJson(kit, note, { from, to });
  await run().catch(async (error: unknown) => {
    await kit.fileTree.remove(note);
    throw error;
  });
  await mergeFolder(kit, source, versionsLocation({ project, path: to }));
  await kit.fileTree.remove(note);
}

/** Moves the versions of what a killed process had moved. */
export async function finishMoves(kit: TreeKit, project: string): Promise<void> {
  const notes = notesOf(project);
  for (const name of await namesIn(kit, notes)) {
    const note = `${notes}/${name}`;
    const about = await readJson(kit, note);
    const [from, to] = [textOf(about, 'from'), textOf(about, 'to')];
    if (from !== null && to !== null) {
      const isInLibrary = (path: string) => isThere(kit, libraryLocation({ project, path }));
      if (!(await isInLibrary(from)) && (await isInLibrary(to)))
        await mergeFolder(kit, versionsLocation({ project, path: from }), versionsLocation({ project, path: to }));
    }
    await kit.fileTree.remove(note);
  }
}

export async function hasUnfinishedMoves(kit: TreeKit, project: string): Promise<boolean> {
  return (await namesIn(kit, notesOf(project))).length > 0;
}

function notesOf(project: string): string {
  return `${versionsLocation({ project, path: '' })}/.moves`;
}
