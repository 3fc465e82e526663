import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import { PlatformError } from '@signalbox/api';
import { checkFileName, type InspectedFile, type InspectionResult, packLanguage } from '@signalbox/platform-kit';
import { emptiedFolders } from './emptied-folders';
import { type ArchivedFile, fileBatches } from './file-batches';
import type { FilesPlan } from './plan-files';
import type { FoundFile } from './list-tree';
import { maxShown } from '../lines/invalid-records';

/** Files of an archive that are left out because an upload would reject them. */
export interface InvalidFiles {
  count: number;
  /** The first ones, at most `maxShown`. */
  shown: { id: string; error: PlatformError }[];
}

/** Like `MediaInspector.inspectAll`, with paths inside the media library. */
export type InspectFiles = (files: readonly InspectedFile[]) => Promise<InspectionResult[]>;

interface FilesToInspect {
  plan: FilesPlan;
  inspect: InspectFiles;
  /**
   * Returns the absolute path of the extracted file, which may be overwritten. Undefined skips its inspection. `index`:
   * position in the batch, from 0. The file may be removed before the next batch.
   */
  locate(file: FileToLocate): string | undefined | Promise<string | undefined>;
  /** Called after a file was removed from the plan. `before` is the existing file that stays. */
  onLeftOut?(path: string, before: FoundFile | undefined): Promise<void>;
  /** Called after a new folder was removed from the plan because all its files were. Inner folders come first. */
  onEmptied?(path: string): Promise<void>;
}

interface FileToLocate {
  path: string;
  entryName: string;
  index: number;
}

/**
 * Inspects the files of an archive like uploads. Files that fail are removed from the plan. Files that must be cleaned
 * are overwritten with the cleaned content.
 */
export async function leaveOutInvalidFiles(files: FilesToInspect): Promise<InvalidFiles> {
  const { plan, inspect, locate, onLeftOut, onEmptied } = files;
  const invalid: InvalidFiles = { count: 0, shown: [] };
  const existing = new Map(plan.existing.files.map((file) => [file.path, file]));
  const packs = new Map<string, string>();
  for (const path of existing.keys()) if (plan.files.has(path)) packError(packs, path);
  const leftOut: string[] = [];
  const leaveOut = async (path: string, error: PlatformError) => {
    invalid.count += 1;
    if (invalid.shown.length < maxShown) invalid.shown.push({ id: path, error });
    const before = existing.get(path);
    plan.counts[before ? 'changed' : 'added'] -= 1;
    if (before) plan.files.set(path, { from: 'existing', file: before });
    else plan.files.delete(path);
    leftOut.push(path);
    await onLeftOut?.(path, before);
  };
  for (const batch of fileBatches(plan)) {
    const located: (InspectedFile & { file: ArchivedFile })[] = [];
    for (const [index, { path, file }] of batch.entries()) {
      const location = await locate({ path, entryName: file.entry.name, index });
      const error = location === undefined ? undefined : nameError(path);
      if (error) await leaveOut(path, error);
      else if (location !== undefined) located.push({ path, location, file });
    }
    const results = await inspect(located.map(({ path, location }) => ({ path, location })));
    for (const [index, { path, location, file }] of located.entries()) {
      const inspected = results[index];
      const isRejected = inspected instanceof PlatformError;
      const result = isRejected ? uploadError(inspected) : (packError(packs, path) ?? inspected);
      if (result instanceof PlatformError) await leaveOut(path, result);
      else if (result && (await isCleaned(result, location)))
        plan.files.set(path, { ...file, bytes: result.byteLength });
    }
  }
  for (const folder of emptiedFolders(plan, leftOut)) await onEmptied?.(folder);
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

/** The error of the second pack of a language. `packs`: the first pack of each, which is noted there. */
function packError(packs: Map<string, string>, path: string): PlatformError | undefined {
  const code = packLanguage(path);
  if (code === undefined) return undefined;
  const first = packs.get(code) ?? path;
  packs.set(code, first);
  if (first === path) return undefined;
  return new PlatformError('packCodeTaken', { field: 'file', params: { code, name: basename(first) } });
}

/** Rethrows an error that is not an upload's answer to an invalid file. */
function uploadError(error: PlatformError): PlatformError {
  if (uploadErrors.some((each) => error.is(each))) return error;
  throw error;
}

/** True when the file was overwritten. */
async function isCleaned(content: Uint8Array, location: string): Promise<boolean> {
  if (Buffer.from(content.buffer, content.byteOffset, content.byteLength).equals(await readFile(location)))
    return false;
  const file = await open(location, 'w');
  try {
    await file.writeFile(content);
    // Syncs before the swap: after a power failure the file must not be empty.
    await file.datasync();
  } finally {
    await file.close();
  }
  return true;
}

const uploadErrors = [
  'formatNotAllowed',
  'noImageFormat',
  'drawingNotAllowed',
  'tooLarge',
  'invalidPath',
  'fileTooComplex',
  'textNotReadable',
] as const;
