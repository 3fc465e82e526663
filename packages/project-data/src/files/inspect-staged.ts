import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileArea } from './file-area';
import type { FilesPlan } from './plan-files';
import { type InspectFiles, type InvalidFiles, leaveOutInvalidFiles } from './leave-out-invalid';
import { bringExisting, stagedFolder } from './stage-files';
import { exists } from './swap';

interface StagedArea {
  area: FileArea;
  plan: FilesPlan;
  /** Folder of the operation. */
  folder: string;
  inspect: InspectFiles;
  signal: AbortSignal;
}

/** Inspects the extracted files. Call it after `stageFiles`. A file that fails is replaced by the existing one. */
export async function inspectStaged({ area, plan, folder, inspect, signal }: StagedArea): Promise<InvalidFiles> {
  const staged = stagedFolder(folder, area);
  const { existingRoot } = plan;
  const invalid = await leaveOutInvalidFiles({
    plan,
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
  // Removes units that exist neither before nor after: there is nothing to swap.
  for (const unit of plan.units)
    if (!(await exists(join(staged, unit))) && !(await exists(join(area.root, unit)))) plan.units.delete(unit);
  return invalid;
}
