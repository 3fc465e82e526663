import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftReport, TabDraft } from '../../shared/draft';

/** Milliseconds without typing after which the draft is checked. */
const pauseMilliseconds = 400;

/** `failed`: the check has no result. `checked`: the report is that of the draft as it is now. */
export type CheckState = 'checking' | 'failed' | 'checked';

/** The platform's report of the draft. While it checks a newer one, and after a check that failed, that of the last check. */
export function useCheck(draft: TabDraft) {
  const { api } = useConsole();
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [draft]);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['studio', 'check', settled] as const,
    queryFn: ({ signal }) => api.post<DraftReport>('core/schema/check', settled, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
    // A failure is shown at once, also that of an offline device. A check that crashes would crash again, seconds later.
    networkMode: 'always',
    retry: false,
    refetchOnReconnect: true,
  });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const isChecking = isFetching || settled !== draft;
  const state: CheckState = isChecking ? 'checking' : error ? 'failed' : 'checked';
  return { report: data ?? last, error, state, retry: () => void refetch() };
}
