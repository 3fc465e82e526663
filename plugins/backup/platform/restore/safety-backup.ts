import { newObjectId, type PlatformKit } from '@signalbox/platform-kit';
import { writeBackup } from '../make/write-backup';
import { itemsOf } from './restore-choice';
import type { SafetyBackup } from './restore-parts';

/** Backs up what a restore may change, all of it, inside the restore's own operation. */
export async function makeSafetyBackup(
  kit: PlatformKit,
  { project, choice, name, signal, onProgress }: SafetyBackup,
): Promise<{ id: string }> {
  const id = newObjectId(kit.clock.now());
  await writeBackup(kit, {
    id,
    wish: {
      project,
      // Thirty characters, as every name; what it is stands in its origin.
      name: name.slice(0, 30),
      item: itemsOf(choice),
      modules: Object.keys(choice.rules),
      excludedDirs: [],
      origin: 'safety',
      creator: '',
    },
    signal,
    onProgress,
  });
  return { id };
}
