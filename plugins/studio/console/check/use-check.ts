import { useConsole } from '@signalbox/api/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DraftReport, TabDraft } from '../../shared/draft';

/** Milliseconds without typing after which the draft is checked. */
const pauseMilliseconds = 400;

/** The platform's report of the draft. While it checks a newer one, that of the draft before. */
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
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
  return { report: data, error, isChecking: isFetching || settled !== draft, retry: () => void refetch() };
}
