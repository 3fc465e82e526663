import { queryOptions } from '@tanstack/react-query';
import { loadGroupVisible } from '@signalbox/schemas/validators';

/** Tests for the groups' `visibleWhen`, compiled ahead of time. */
export const groupTestsQuery = () =>
  queryOptions({
    queryKey: ['compiled-groups'] as const,
    queryFn: loadGroupVisible,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
