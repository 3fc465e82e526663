import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileArea } from './file-area';
import type { FilesVerdict } from './judge-files';
import { type InspectFiles, type InvalidFiles, leaveOutInvalidFiles } from './leave-out-invalid';
import { bringHeld, stagedFolder } from './stage-files';

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
  return leaveOutInvalidFiles({
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
  });
}
