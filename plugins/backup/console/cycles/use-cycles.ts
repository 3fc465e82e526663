import { useConsole } from '@signalbox/api/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useScope } from '../scope';
import type { ShownCycle } from './cycle';
import { cycleQuery, cyclesQuery } from './cycle-queries';

/** The cycles loaded so far. */
export interface ReadCycles {
  items: readonly ShownCycle[];
  total: number;
  hasMore: boolean;
  isReading: boolean;
  /** Error of the next page. */
  failure: Error | null;
  /** Loads the next page. */
  readMore: () => void;
}

export function useCycles(): { cycles: ReadCycles | undefined; error: Error | null; readAll: () => void } {
  const { api } = useConsole();
  const query = useInfiniteQuery(cyclesQuery(api, useScope().cycles.path));
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const cycles = data && {
    // A new cycle shifts the following pages, so a record may appear twice.
    items: [...new Map(data.pages.flatMap(({ items }) => items.map((cycle) => [cycle.id, cycle]))).values()],
    total: data.pages.at(-1)?.total ?? 0,
    hasMore: hasNextPage,
    isReading: isFetchingNextPage,
    failure: isFetchNextPageError ? error : null,
    readMore: () => void query.fetchNextPage(),
  };
  return { cycles, error, readAll: () => void query.refetch() };
}

/** Returns one cycle by id, even if its page is not loaded yet. */
export function useCycle(cycles: ReadCycles | undefined, id: string | undefined): ShownCycle | undefined {
  const { api } = useConsole();
  const { path } = useScope().cycles;
  const found = cycles?.items.find((cycle) => cycle.id === id);
  const isElsewhere = cycles !== undefined && id !== undefined && found === undefined;
  const { data } = useQuery({ ...cycleQuery(api, path, id ?? ''), enabled: isElsewhere && cycles.hasMore });
  return found ?? (isElsewhere ? data : undefined);
}
