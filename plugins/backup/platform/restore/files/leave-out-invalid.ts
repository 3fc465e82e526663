import { writeFile } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import type { ManifestEntry } from '@signalbox/archive';
import type { FilesVerdict } from './judge-files';
import { mostShown } from '../../data/lines/invalid-records';

/** Files of an archive that are left out, as no upload would take them. */
export interface InvalidFiles {
  count: number;
  /** The first of them, at most `mostShown`. */
  shown: { id: string; error: PlatformError }[];
}

interface FilesToInspect {
  verdict: FilesVerdict;
  /** As `MediaInspector.inspect`, by the path inside the media library. */
  inspect(path: string, location: string): Promise<Uint8Array | undefined>;
  /** Absolute path of the unpacked file, which may be changed. */
  locationOf(entry: ManifestEntry): string;
}

/** Inspects what comes from an archive as an upload would. What fails leaves the verdict; what has to be cleaned is. */
export async function leaveOutInvalidFiles({ verdict, inspect, locationOf }: FilesToInspect): Promise<InvalidFiles> {
  const invalid: InvalidFiles = { count: 0, shown: [] };
  const held = new Map(verdict.held.files.map((file) => [file.path, file]));
  for (const [path, file] of verdict.files) {
    if (file.from !== 'archive') continue;
    const location = locationOf(file.entry);
    const error = await inspectAndClean(path, location);
    if (!error) continue;
    invalid.count += 1;
    if (invalid.shown.length < mostShown) invalid.shown.push({ id: path, error });
    const before = held.get(path);
    verdict.counts[before ? 'changed' : 'added'] -= 1;
    if (before) verdict.files.set(path, { from: 'held', file: before });
    else verdict.files.delete(path);
  }
  return invalid;

  async function inspectAndClean(path: string, location: string): Promise<PlatformError | undefined> {
    try {
      const cleaned = await inspect(path, location);
      if (cleaned) await writeFile(location, cleaned);
      return undefined;
    } catch (error) {
      if (error instanceof PlatformError && refusals.includes(error.errorName)) return error;
      throw error;
    }
  }
}

/** What an upload answers for a file that may not stand there. */
const refusals: readonly string[] = ['formatNotAllowed', 'fileTooComplex', 'tooLarge', 'invalidPath'];
