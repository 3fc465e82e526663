import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { BackupCycle } from './cycle';

export const cycleKeys = { all: (path: string) => [path, 'cycles'] as const };

/** All cycles of one kind by name; read again soon while one of them runs. */
export const cyclesQuery = (api: ApiClient, path: string) =>
  queryOptions({
    queryKey: cycleKeys.all(path),
    queryFn: ({ signal }) => api.list<BackupCycle>(path, { limit: mostCycles, skip: 0, sort: { name: 1 } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ lastOutcome }) => isUnderWay(lastOutcome)) ? soonMilliseconds : laterMilliseconds,
  });

function isUnderWay(outcome: BackupCycle['lastOutcome']): boolean {
  return outcome?.status === 'ongoing' || outcome?.offsite?.status === 'ongoing';
}

const mostCycles = 200;
const soonMilliseconds = 3_000;
const laterMilliseconds = 10_000;
