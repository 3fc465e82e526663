import type { PlatformKit } from '@signalbox/platform-kit';
import type { RecordModel } from '../query/record-model';
import type { RecordColumns } from '../query/record-columns';
import type { RecordQuery } from '../query/record-query';
import { buildIndexes } from './build-indexes';
import { specsOf } from './index-spec';
import { type IndexLimits, indexLimits, keepWanted, keptIndexes } from './kept-indexes';
import { createWantedIndexes } from './wanted-indexes';

/** The indexes on records: each list of a large model leaves a note of those that would serve it, and they are built. */
export interface RecordIndexes {
  /** Returns true if the list asks for an index that none asked for before: `keep` can be called at once. */
  note(model: RecordModel, query: Pick<RecordQuery, 'filter' | 'order'>, columns: RecordColumns): boolean;
  /** True if an index begins with the column. */
  isIndexed(model: Pick<RecordModel, 'project' | 'id'>, path: readonly string[]): boolean;
  /** Builds the indexes that were noted, and reads which exist. */
  keep(signal: AbortSignal): Promise<void>;
}

export function createRecordIndexes(kit: PlatformKit, limits: IndexLimits = indexLimits): RecordIndexes {
  const wanted = createWantedIndexes();
  let indexed = new Set<string>();
  const keyOf = (project: string, model: string, path: readonly string[]) => JSON.stringify([project, model, path]);
  const readExisting = async () => {
    const built = (await keptIndexes(kit.database)).filter(({ isBuilt }) => isBuilt);
    indexed = new Set(
      built.flatMap(({ project, model, spec: [key] }) => (key && !key.isPart ? [keyOf(project, model, key.path)] : [])),
    );
  };
  return {
    note: (model, query, columns) => wanted.note(model, specsOf(query, columns)),
    isIndexed: ({ project, id }, path) => indexed.has(keyOf(project, id, path)),
    async keep(signal) {
      const { database } = kit;
      await keepWanted({ database, limits, now: new Date(kit.clock.now()) }, wanted.take());
      try {
        await buildIndexes(kit, signal);
      } finally {
        await readExisting();
      }
    },
  };
}
