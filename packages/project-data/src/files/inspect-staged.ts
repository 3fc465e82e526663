import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileArea } from './file-area';
import type { FilesPlan } from './plan-files';
import { type InspectFiles, type InvalidFiles, leaveOutInvalidFiles } from './leave-out-invalid';
import { bringExisting, stagedFolder } from './stage-files';
import { exists } from './swap';

interface StagedArea {
  area: FileArea;
  verdict: FilesPlan;
  /** Of the operation. */
  folder: string;
  inspect: InspectFiles;
  signal: AbortSignal;
}

/** Inspects what was unpacked, after `stageFiles`. In the place of a file that fails comes what is there now. */
export async function inspectStaged({
  area,
  verdict: result,
  folder,
  inspect,
  signal,
}: StagedArea): Promise<InvalidFiles> {
  const staged = stagedFolder(folder, area);
  const { existingRoot } = result;
  const invalid = await leaveOutInvalidFiles({
    verdict: result,
    inspect,
    locate({ path }) {
      signal.throwIfAborted();
      return join(staged, path);
    },
    async onLeftOut(path, before) {
      await rm(join(staged, path));
      if (before)
        await bringExisting(join(existingRoot, path), join(staged, path), { isShared: existingRoot === area.root });
    },
    onEmptied: (path) => rm(join(staged, path), { recursive: true, force: true }),
  });
  // Nothing is there, and nothing comes: there is nothing to swap.
  for (const unit of result.units)
    if (!(await exists(join(staged, unit))) && !(await exists(join(area.root, unit)))) result.units.delete(unit);
  return invalid;
}
