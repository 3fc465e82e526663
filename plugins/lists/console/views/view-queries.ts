import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { SavedView } from '../../shared/saved-view';

const viewKeys = { ofModel: (model: string) => ['core/listView', model] as const };

/** The saved views of a list that the user sees. */
export const viewsQuery = (api: ApiClient, model: string) =>
  queryOptions({
    queryKey: viewKeys.ofModel(model),
    queryFn: ({ signal }) => api.get<SavedView[]>(`core/listView/${model}`, { signal }),
    staleTime: 60_000,
  });

/** Names of roles, in their order. Needs `role.view`. */
export const roleNamesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['core/role', 'names'] as const,
    queryFn: ({ signal }) =>
      api.get<{ id: string; name: string }[]>('core/role', {
        query: { project: { name: 1 }, sort: { name: 1 }, limit: 1000 },
        signal,
      }),
    staleTime: 60_000,
  });
