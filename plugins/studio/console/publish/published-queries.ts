import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { PublishedTab, TabChanges } from '../../shared/published';

export const publishedKeys = { all: () => ['studio', 'published'] as const };

/** The tabs that were published, also those that were withdrawn. */
export const publishedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...publishedKeys.all(), 'tabs'] as const,
    queryFn: ({ signal }) => api.get<PublishedTab[]>('core/schema/published', { signal }),
  });

/** The changes of a published tab. */
export const changesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...publishedKeys.all(), 'changes', id] as const,
    queryFn: ({ signal }) =>
      api.get<TabChanges>(`core/schema/published/changes?id=${encodeURIComponent(id)}`, { signal }),
  });
