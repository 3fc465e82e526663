import type { PlatformKit } from '@signalbox/platform-kit';
import { compareTrash, projectsWithTrash } from './compare-trash';
import { deleteExpired, finishDeletions } from './delete-for-good';

/** Deletes for good what was in the trash for `trashDays`, and completes the changes that killed processes started. */
export async function keepTrash(kit: PlatformKit, signal: AbortSignal): Promise<void> {
  await finishDeletions(kit);
  for (const project of await projectsWithTrash(kit)) {
    await compareTrash(kit, project, signal);
    await deleteExpired(kit, project, signal);
  }
}
