import { ApiError } from '@signalbox/api/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Its code loads after a save was rejected only, so that no first visit loads it. */
const codeQuery = () =>
  queryOptions({
    queryKey: ['rejected-text'] as const,
    queryFn: () => import('./rejected-text'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Shows why the platform rejected a save, in the user's locale. Until the messages have loaded, the message of the
 * platform.
 */
export function RejectedReason({ error }: { error: unknown }) {
  const { data: code } = useQuery(codeQuery());
  if (code !== undefined) return <code.RejectedText error={error} />;
  return error instanceof ApiError ? error.body.message : null;
}
