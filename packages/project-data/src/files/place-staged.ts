import { randomUUID } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, join as below } from 'node:path/posix';
import { hasCode } from '@signalbox/platform-kit';
import { eachOf } from './each-of';
import type { FileArea } from './file-area';
import type { JobFolder } from './job-folder';
import type { FilesPlan } from './plan-files';
import { stagedFolder } from './stage-files';

interface StagedFiles {
  area: FileArea;
  plan: FilesPlan;
  jobFolder: JobFolder;
  signal: AbortSignal;
}

/** Imports the extracted files into the tree of their area, and links the unchanged ones beside them. Call it after `stageFiles`. */
export async function placeStaged({ area, plan, jobFolder, signal }: StagedFiles): Promise<void> {
  const staged = stagedPath({ jobFolder, area });
  const { tree, root } = area;
  await tree.importDirectory(stagedFolder(jobFolder.location, area), staged);
  const existing = [...plan.files].filter(
    ([path, { from }]) => from === 'existing' && plan.units.has(area.unitOf(path)),
  );
  const made = new Set<string>(plan.directories);
  await eachOf(existing, signal, async ([path]) => {
    const parent = dirname(path);
    if (parent !== '.' && !made.has(parent)) {
      await tree.makeDirectory(below(staged, parent));
      made.add(parent);
    }
    await importExisting({ area, plan, jobFolder }, path, below(staged, path)).catch(ignoreDeleted);
  });
  // Removes units that exist neither before nor after: there is nothing to swap.
  for (const unit of plan.units)
    if (!(await tree.stat(below(staged, unit))) && !(await tree.stat(below(root, unit)))) plan.units.delete(unit);
}

/** Path in the tree of the staged files of an area. */
export function stagedPath({ jobFolder, area }: Pick<StagedFiles, 'jobFolder' | 'area'>): string {
  return below(jobFolder.path, area.item, 'new');
}

async function importExisting(
  { area, plan: { existingAt }, jobFolder }: Pick<StagedFiles, 'area' | 'plan' | 'jobFolder'>,
  path: string,
  target: string,
): Promise<void> {
  const source = below(existingAt.root, path);
  if (existingAt.tree === area.tree) return area.tree.link(source, target);
  // Files outside the area may be changed in place by their owner, so they are copied.
  const file = await existingAt.tree.borrow(source);
  const copy = join(jobFolder.location, randomUUID());
  try {
    await copyFile(file.location, copy);
    await area.tree.importFile(copy, target, { shouldReplace: false });
  } finally {
    await rm(copy, { force: true });
    await file.release();
  }
}

/** A file that was deleted since it was listed. */
function ignoreDeleted(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}
