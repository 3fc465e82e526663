import type { OpenArchive } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import { type FilesPlan, planAreaFiles } from '@signalbox/project-data';
import type { OnlyFiles } from '../../make/write-backup';
import { type ChosenArea, chosenAreas } from '../choice/chosen-areas';
import type { RestoreChoice } from '../choice/restore-choice';

export interface PlannedArea extends ChosenArea {
  plan: FilesPlan;
}

interface AreasToPlan {
  kit: PlatformKit;
  project: string;
  choice: RestoreChoice;
  archive: OpenArchive;
  keptFolders: readonly string[];
  signal: AbortSignal;
}

/** Plans the files of each item. */
export async function planAreas({ kit, project, choice, ...options }: AreasToPlan): Promise<PlannedArea[]> {
  const planned: PlannedArea[] = [];
  for (const chosen of chosenAreas(kit, project, choice))
    planned.push({ ...chosen, plan: await planAreaFiles({ ...options, ...chosen }) });
  return planned;
}

/** The files that the restore changes or deletes. */
export function filesToSave(planned: readonly PlannedArea[]): OnlyFiles {
  return Object.fromEntries(
    planned.map(({ area, plan: { existing, files } }) => {
      const lost = existing.files.filter(({ path }) => files.get(path)?.from !== 'existing');
      return [area.item, new Set(lost.map(({ path }) => path))];
    }),
  );
}
