import { queryOptions } from '@tanstack/react-query';

/** The code of the preview, loaded when it first opens. */
export const previewQuery = () =>
  queryOptions({
    queryKey: ['page-preview'] as const,
    queryFn: () => import('./preview'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
