import type { RecordModel } from '../query/record-model';
import { type IndexSpec, specName } from './index-spec';

export interface WantedIndex {
  project: string;
  model: string;
  spec: IndexSpec;
}

/** The indexes that the lists of this server would have used since the last reading. */
interface WantedIndexes {
  /** Returns true for one that was not noted before. */
  note(model: Pick<RecordModel, 'project' | 'id'>, specs: readonly IndexSpec[]): boolean;
  /** Returns and forgets them. */
  take(): WantedIndex[];
}

export function createWantedIndexes(): WantedIndexes {
  let wanted = new Map<string, WantedIndex>();
  let known = new Set<string>();
  return {
    note({ project, id }, specs) {
      if (wanted.size >= maxNoted) return false;
      const named = specs.map((spec) => ({ key: `${project} ${id} ${specName(spec)}`, spec }));
      const isNew = named.some(({ key }) => !known.has(key));
      if (known.size > maxNoted) known = new Set();
      for (const { key, spec } of named) {
        wanted.set(key, { project, model: id, spec });
        known.add(key);
      }
      return isNew;
    },
    take() {
      const taken = [...wanted.values()];
      wanted = new Map();
      return taken;
    },
  };
}

const maxNoted = 1000;
