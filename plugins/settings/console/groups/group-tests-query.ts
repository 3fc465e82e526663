import { queryOptions } from '@tanstack/react-query';
import { loadGroupVisible } from '@signalbox/schemas/validators';

/** Precompiled tests of the groups' `visibleWhen`. */
export const groupTestsQuery = () =>
  queryOptions({
    queryKey: ['compiled-groups'] as const,
    queryFn: loadGroupVisible,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
