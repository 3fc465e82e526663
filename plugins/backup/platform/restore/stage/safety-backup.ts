import type { PlatformKit } from '@signalbox/platform-kit';
import { writeBackup } from '../../make/write-backup';
import { itemsOf } from '../choice/restore-choice';
import type { SafetyBackup } from '../restore-deps';

/**
 * Backs up the modules that a restore may change, and the files that it replaces or deletes, inside the restore's job.
 */
export async function makeSafetyBackup(
  kit: PlatformKit,
  { project, choice, onlyFiles, name, ...options }: SafetyBackup,
): Promise<void> {
  await writeBackup(kit, {
    ...options,
    input: {
      project,
      name,
      item: itemsOf(choice),
      modules: Object.keys(choice.rules),
      onlyFiles,
      excludedDirs: [],
      origin: 'safety',
      creator: '',
    },
  });
}
