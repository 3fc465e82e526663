import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { BackupCycle } from './cycle';

export const cycleKeys = { all: ['core/backupCycle'] as const };

/** All cycles by name; read again soon while one of them runs. */
export const cyclesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: cycleKeys.all,
    queryFn: ({ signal }) =>
      api.list<BackupCycle>('core/backupCycle', { limit: mostCycles, skip: 0, sort: { name: 1 } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ lastOutcome }) => isUnderWay(lastOutcome)) ? soonMilliseconds : laterMilliseconds,
  });

function isUnderWay(outcome: BackupCycle['lastOutcome']): boolean {
  return outcome?.status === 'ongoing' || outcome?.offsite?.status === 'ongoing';
}

const mostCycles = 200;
const soonMilliseconds = 3_000;
const laterMilliseconds = 10_000;
