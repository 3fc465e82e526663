import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileArea } from './file-area';
import type { FilesPlan } from './plan-files';
import { type InspectFiles, type InvalidFiles, leaveOutInvalidFiles } from './leave-out-invalid';
import { stagedFolder } from './stage-files';

interface StagedArea {
  area: FileArea;
  plan: FilesPlan;
  /** Folder of the job. */
  folder: string;
  inspect: InspectFiles;
  signal: AbortSignal;
}

/** Inspects the extracted files. Call it between `stageFiles` and `placeStaged`. In place of a file that fails, the existing one stays. */
export async function inspectStaged({ area, plan, folder, inspect, signal }: StagedArea): Promise<InvalidFiles> {
  const staged = stagedFolder(folder, area);
  return leaveOutInvalidFiles({
    plan,
    inspect,
    locate({ path }) {
      signal.throwIfAborted();
      return join(staged, path);
    },
    onLeftOut: (path) => rm(join(staged, path)),
    onEmptied: (path) => rm(join(staged, path), { recursive: true, force: true }),
  });
}
