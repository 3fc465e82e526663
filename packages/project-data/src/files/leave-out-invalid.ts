import { open, readFile } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { checkFileName, type InspectedFile, type InspectionResult } from '@signalbox/platform-kit';
import { emptiedFolders } from './emptied-folders';
import { type ArchivedFile, fileBatches } from './file-batches';
import type { FilesPlan } from './plan-files';
import type { FoundFile } from './list-tree';
import { mostShown } from '../lines/invalid-records';

/** Files of an archive that are left out, as no upload would take them. */
export interface InvalidFiles {
  count: number;
  /** The first of them, at most `mostShown`. */
  shown: { id: string; error: PlatformError }[];
}

/** As `MediaInspector.inspectAll`, by the paths inside the media library. */
export type InspectFiles = (files: readonly InspectedFile[]) => Promise<InspectionResult[]>;

interface FilesToInspect {
  verdict: FilesPlan;
  inspect: InspectFiles;
  /**
   * Absolute path of the unpacked file, which may be changed; undefined: it is not inspected. `index`: inside its batch,
   * from 0. A file may go with the next batch.
   */
  locate(file: FileToLocate): string | undefined | Promise<string | undefined>;
  /** Called after a file has left the verdict; `before` is what stays in its place. */
  onLeftOut?(path: string, before: FoundFile | undefined): Promise<void>;
  /** Called after a new folder has left the verdict, as all its files did; for inner folders first. */
  onEmptied?(path: string): Promise<void>;
}

interface FileToLocate {
  path: string;
  entryName: string;
  index: number;
}

/** Inspects what comes from an archive as an upload would. What fails leaves the verdict; what has to be cleaned is. */
export async function leaveOutInvalidFiles(files: FilesToInspect): Promise<InvalidFiles> {
  const { verdict: outcome, inspect, locate, onLeftOut, onEmptied } = files;
  const invalid: InvalidFiles = { count: 0, shown: [] };
  const held = new Map(outcome.held.files.map((file) => [file.path, file]));
  const leftOut: string[] = [];
  const leaveOut = async (path: string, error: PlatformError) => {
    invalid.count += 1;
    if (invalid.shown.length < mostShown) invalid.shown.push({ id: path, error });
    const before = held.get(path);
    outcome.counts[before ? 'changed' : 'added'] -= 1;
    if (before) outcome.files.set(path, { from: 'held', file: before });
    else outcome.files.delete(path);
    leftOut.push(path);
    await onLeftOut?.(path, before);
  };
  for (const batch of fileBatches(outcome)) {
    const located: (InspectedFile & { file: ArchivedFile })[] = [];
    for (const [index, { path, file }] of batch.entries()) {
      const location = await locate({ path, entryName: file.entry.name, index });
      const error = location === undefined ? undefined : nameError(path);
      if (error) await leaveOut(path, error);
      else if (location !== undefined) located.push({ path, location, file });
    }
    const results = await inspect(located.map(({ path, location }) => ({ path, location })));
    for (const [index, { path, location, file }] of located.entries()) {
      const result = results[index];
      if (result instanceof PlatformError) await leaveOut(path, uploadError(result));
      else if (result && (await isCleaned(result, location)))
        outcome.files.set(path, { ...file, bytes: result.byteLength });
    }
  }
  for (const folder of emptiedFolders(outcome, leftOut)) await onEmptied?.(folder);
  return invalid;
}

function nameError(path: string): PlatformError | undefined {
  try {
    path.split('/').forEach(checkFileName);
    return undefined;
  } catch (error) {
    if (error instanceof PlatformError) return uploadError(error);
    throw error;
  }
}

/** Throws an error that is not what an upload answers for a file that may not stand there. */
function uploadError(error: PlatformError): PlatformError {
  if (uploadErrors.includes(error.errorName)) return error;
  throw error;
}

/** True where the file was written anew. */
async function isCleaned(content: Uint8Array, location: string): Promise<boolean> {
  if (Buffer.from(content.buffer, content.byteOffset, content.byteLength).equals(await readFile(location)))
    return false;
  const file = await open(location, 'w');
  try {
    await file.writeFile(content);
    // Before a swap is decided: a power cut afterwards must not find an empty file.
    await file.datasync();
  } finally {
    await file.close();
  }
  return true;
}

const uploadErrors: readonly string[] = ['formatNotAllowed', 'tooLarge', 'invalidPath', 'fileTooComplex'];
