import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readLibrary } from '../library/read-library';
import type { BulkItem } from './bulk-item';
import { type Done, type Failed, runEach } from './run-each';

interface Progress {
  ended: number;
  total: number;
}

interface Bulk<Item, Result> {
  /** Undefined while nothing runs. */
  progress: Progress | undefined;
  /** The results of all runs together. */
  done: readonly Done<Item, Result>[];
  /** The items of the last run that failed. `left` are those that were not tried. */
  failed: readonly Failed<Item>[];
  left: readonly Item[];
  hasRun: boolean;
  stop: () => void;
  /** Resolves to what is done so far and what is not. */
  start: (items: readonly Item[], run: (item: Item) => Promise<Result>) => Promise<Ended<Item, Result>>;
}

export interface Ended<Item, Result> {
  done: readonly Done<Item, Result>[];
  /** Empty if everything is done. */
  notDone: readonly Item[];
}

/** Changes many items of the library one by one, and reads the library again after each run. */
export function useBulk<Item extends BulkItem, Result>(): Bulk<Item, Result> {
  const queries = useQueryClient();
  const stopper = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<Pick<Bulk<Item, Result>, 'done' | 'failed' | 'left'>>();
  const { done = [], failed = [], left = [] } = outcome ?? {};
  return {
    progress,
    done,
    failed,
    left,
    hasRun: outcome !== undefined,
    stop: () => stopper.current?.abort(),
    start: async (items, run) => {
      const own = new AbortController();
      stopper.current = own;
      setProgress({ ended: 0, total: items.length });
      const onProgress = (ended: number) => setProgress({ ended, total: items.length });
      const now = await runEach({ items, run, signal: own.signal, onProgress });
      // Most changes move or delete. Of a copy, the details are those from before.
      await readLibrary(
        queries,
        now.done.map(({ item }) => item.key),
      );
      const all = [...done, ...now.done];
      setOutcome({ done: all, failed: now.failed, left: now.left });
      setProgress(undefined);
      return { done: all, notDone: [...now.failed.map(({ item }) => item), ...now.left] };
    },
  };
}
