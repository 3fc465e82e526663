import type { CollectionStore } from '@signalbox/platform-kit';

/** Backups that a restore needs which has not come to its end: the one that it restores, and the one that it made before. */
export async function backupsInUse(store: CollectionStore): Promise<ReadonlySet<string>> {
  const restores = await store.find({
    kind: 'all',
    of: [
      { kind: 'equals', path: ['type'], value: 'import' },
      // Also while it waits for somebody to finish it: what has to go back says so only once it is back.
      { kind: 'equals', path: ['status'], value: 'ongoing' },
    ],
  });
  return new Set(
    restores
      .flatMap(({ backupId, safetyId }) => [backupId, safetyId])
      .filter((id): id is string => typeof id === 'string'),
  );
}
