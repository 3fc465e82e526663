import { jobCollection } from '@signalbox/jobs';
import { collectionStore, type CollectionStore } from '../../collections';
import type { PlatformKit } from '../../contract';

/** The jobs of a project, for tests that leave or read one. */
export function taskStore(kit: Pick<PlatformKit, 'database' | 'clock'>, project: string): CollectionStore {
  return collectionStore({ ...kit, project, collection: jobCollection });
}
