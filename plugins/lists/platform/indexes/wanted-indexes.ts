import type { RecordModel } from '../model/find-model';
import { type IndexSpec, specName } from './index-spec';

export interface WantedIndex {
  project: string;
  model: string;
  spec: IndexSpec;
}

/** The indexes that the lists of this server would have used since the last look. */
export interface WantedIndexes {
  note(model: Pick<RecordModel, 'project' | 'id'>, specs: readonly IndexSpec[]): void;
  /** Returns and forgets them. */
  take(): WantedIndex[];
}

export function createWantedIndexes(): WantedIndexes {
  let wanted = new Map<string, WantedIndex>();
  return {
    note({ project, id }, specs) {
      if (wanted.size >= maxNoted) return;
      for (const spec of specs) wanted.set(`${project} ${id} ${specName(spec)}`, { project, model: id, spec });
    },
    take() {
      const taken = [...wanted.values()];
      wanted = new Map();
      return taken;
    },
  };
}

const maxNoted = 1000;
