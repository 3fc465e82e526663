import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import type { SavedView } from '@signalbox/collections-core';

const viewKeys = { ofModel: (collection: string) => ['core/listView', collection] as const };

/** Address of the saved views of a list. Its id may be an address itself. */
export function viewsPath(collection: string): string {
  return `core/listView/${encodeURIComponent(collection)}`;
}

/** The saved views of a list that the user sees. */
export const viewsQuery = (api: ApiClient, collection: string) =>
  queryOptions({
    queryKey: viewKeys.ofModel(collection),
    queryFn: ({ signal }) => api.get<SavedView[]>(viewsPath(collection), { signal }),
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
