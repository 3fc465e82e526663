import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileArea } from './file-area';
import type { FilesVerdict } from './plan-files';
import { type InspectFiles, type InvalidFiles, leaveOutInvalidFiles } from './leave-out-invalid';
import { bringHeld, stagedFolder } from './stage-files';
import { exists } from './swap';

interface StagedArea {
  area: FileArea;
  verdict: FilesVerdict;
  /** Of the operation. */
  folder: string;
  inspect: InspectFiles;
  signal: AbortSignal;
}

/** Inspects what was unpacked, after `stageFiles`. In the place of a file that fails comes what is there now. */
export async function inspectStaged({ area, verdict, folder, inspect, signal }: StagedArea): Promise<InvalidFiles> {
  const staged = stagedFolder(folder, area);
  const { heldRoot } = verdict;
  const invalid = await leaveOutInvalidFiles({
    verdict,
    inspect,
    locate({ path }) {
      signal.throwIfAborted();
      return join(staged, path);
    },
    async onLeftOut(path, before) {
      await rm(join(staged, path));
      if (before) await bringHeld(join(heldRoot, path), join(staged, path), { isShared: heldRoot === area.root });
    },
    onEmptied: (path) => rm(join(staged, path), { recursive: true, force: true }),
  });
  // Nothing is there, and nothing comes: there is nothing to swap.
  for (const unit of verdict.units)
    if (!(await exists(join(staged, unit))) && !(await exists(join(area.root, unit)))) verdict.units.delete(unit);
  return invalid;
}
