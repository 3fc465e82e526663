import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client';

const pageSize = 100;

/** The names of the models whose records have permissions of their own, by the model part of these permissions. Needs `model.view`. */
export const permissionModelsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['core/model', 'permissions'] as const,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      // Later than the page: it has the table of all permissions.
      const { permissionModel } = await import('@signalbox/schemas/permission-model');
      const names = new Map<string, string>();
      for (let skip = 0; ; skip += pageSize) {
        const query = { project: { key: 1, name: 1 }, sort: { id: 1 }, skip, limit: pageSize } as const;
        const { items } = await api.list<{ key?: string; name: string }>('core/model', query, { signal });
        for (const { key, name } of items) if (permissionModel(key) === key && !names.has(key)) names.set(key, name);
        if (items.length < pageSize) return names;
      }
    },
    staleTime: 60_000,
  });
