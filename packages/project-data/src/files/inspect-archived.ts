import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OpenArchive } from '@signalbox/archive';
import { freeBytes } from '@signalbox/platform-kit';
import type { FilesPlan } from './plan-files';
import { type InspectFiles, type InvalidFiles, leaveOutInvalidFiles } from './leave-out-invalid';

interface ArchivedFiles {
  archive: Pick<OpenArchive, 'list' | 'readEntry'>;
  plan: FilesPlan;
  inspect: InspectFiles;
  /** Temporary folder. It is created and removed. */
  folder: string;
  limits?: InspectionLimits;
}

/** Limits of a plan's inspection, as a response cannot wait for a library of any size. */
export interface InspectionLimits {
  milliseconds: number;
  bytes: number;
}

const planLimits: InspectionLimits = { milliseconds: 10_000, bytes: 512 * 2 ** 20 };

/**
 * Inspects the files that a restore would write, for its plan. Extracts one batch at a time. Files beyond the limits are
 * only counted.
 */
export async function inspectArchived(files: ArchivedFiles): Promise<InvalidFiles & { notInspected: number }> {
  const { archive, plan, inspect, folder, limits = planLimits } = files;
  const end = performance.now() + limits.milliseconds;
  const sizes = new Map(archive.list().map(({ name, size }) => [name, size]));
  let [bytes, notInspected] = [0, 0];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const invalid = await leaveOutInvalidFiles({
      plan,
      inspect,
      async locate({ entryName, index }) {
        const size = sizes.get(entryName) ?? 0;
        const isWithin = performance.now() < end && bytes + size <= limits.bytes;
        if (!isWithin || size > (await freeBytes(folder))) {
          notInspected += 1;
          return undefined;
        }
        bytes += size;
        const location = join(folder, String(index));
        await pipeline(Readable.from(archive.readEntry(entryName)), createWriteStream(location, { mode: 0o600 }));
        return location;
      },
    });
    return { ...invalid, notInspected };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
