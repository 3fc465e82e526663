import type { ApiClient } from '@signalbox/api/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShownCycle } from './cycle';

/** `all` matches every query whose result changes with a cycle. */
export const cycleKeys = {
  all: (path: string) => [path, 'cycles'] as const,
  list: (path: string) => [...cycleKeys.all(path), 'list'] as const,
  one: (path: string, id: string) => [...cycleKeys.all(path), 'one', id] as const,
};

/** Cycles of one kind by name, page by page. Polls while a cycle runs. */
export const cyclesQuery = (api: ApiClient, path: string) =>
  infiniteQueryOptions({
    queryKey: cycleKeys.list(path),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.list<ShownCycle>(path, { limit: pageSize, skip: pageParam, sort: { name: 1 } }, { signal }),
    getNextPageParam: ({ items, total }, pages) => {
      const count = pages.reduce((sum, page) => sum + page.items.length, 0);
      return items.length > 0 && count < total ? count : undefined;
    },
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ lastOutcome }) => isUnderWay(lastOutcome)))
        ? soonMilliseconds
        : laterMilliseconds,
  });

export const cycleQuery = (api: ApiClient, path: string, id: string) =>
  queryOptions({
    queryKey: cycleKeys.one(path, id),
    queryFn: ({ signal }) => api.get<ShownCycle>(`${path}/${id}`, { signal }),
  });

function isUnderWay(outcome: ShownCycle['lastOutcome']): boolean {
  return outcome?.status === 'ongoing' || outcome?.offsite?.status === 'ongoing';
}

const pageSize = 30;
const soonMilliseconds = 3_000;
const laterMilliseconds = 10_000;
