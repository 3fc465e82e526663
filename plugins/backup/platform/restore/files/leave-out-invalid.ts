import { open, readFile } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { checkFileName } from '@signalbox/platform-kit';
import type { FilesVerdict } from './judge-files';
import type { FoundFile } from './list-tree';
import { mostShown } from '../../data/lines/invalid-records';

/** Files of an archive that are left out, as no upload would take them. */
export interface InvalidFiles {
  count: number;
  /** The first of them, at most `mostShown`. */
  shown: { id: string; error: PlatformError }[];
}

/** As `MediaInspector.inspect`, by the path inside the media library. */
export type InspectFile = (path: string, location: string) => Promise<Uint8Array | undefined>;

interface FilesToInspect {
  verdict: FilesVerdict;
  inspect: InspectFile;
  /** Absolute path of the unpacked file, which may be changed; undefined: it is not inspected. */
  locate(path: string, entryName: string): string | undefined | Promise<string | undefined>;
  /** Called after a file has left the verdict; `before` is what stays in its place. */
  onLeftOut?(path: string, before: FoundFile | undefined): Promise<void>;
}

/** Inspects what comes from an archive as an upload would. What fails leaves the verdict; what has to be cleaned is. */
export async function leaveOutInvalidFiles(files: FilesToInspect): Promise<InvalidFiles> {
  const { verdict, inspect, locate, onLeftOut } = files;
  const invalid: InvalidFiles = { count: 0, shown: [] };
  const held = new Map(verdict.held.files.map((file) => [file.path, file]));
  for (const [path, file] of verdict.files) {
    if (file.from !== 'archive') continue;
    const location = await locate(path, file.entry.name);
    if (location === undefined) continue;
    const result = await inspectAndClean(inspect, { path, location });
    if (!(result instanceof PlatformError)) {
      if (result !== undefined) verdict.files.set(path, { ...file, bytes: result });
      continue;
    }
    invalid.count += 1;
    if (invalid.shown.length < mostShown) invalid.shown.push({ id: path, error: result });
    const before = held.get(path);
    verdict.counts[before ? 'changed' : 'added'] -= 1;
    if (before) verdict.files.set(path, { from: 'held', file: before });
    else verdict.files.delete(path);
    await onLeftOut?.(path, before);
  }
  return invalid;
}

/** Why the file is left out; its size where it was cleaned; undefined where it stays as it is. */
async function inspectAndClean(
  inspect: InspectFile,
  { path, location }: { path: string; location: string },
): Promise<PlatformError | number | undefined> {
  try {
    path.split('/').forEach(checkFileName);
    const cleaned = await inspect(path, location);
    if (!cleaned || Buffer.from(cleaned).equals(await readFile(location))) return undefined;
    const file = await open(location, 'w');
    try {
      await file.writeFile(cleaned);
      // Before a swap is decided: a power cut afterwards must not find an empty file.
      await file.datasync();
    } finally {
      await file.close();
    }
    return cleaned.byteLength;
  } catch (error) {
    if (error instanceof PlatformError && uploadErrors.includes(error.errorName)) return error;
    throw error;
  }
}

/** What an upload answers for a file that may not stand there. */
const uploadErrors: readonly string[] = ['formatNotAllowed', 'tooLarge', 'invalidPath', 'fileTooComplex'];
