import type { ApiClient } from '@signalbox/api/client';
import { isJsonObject, type JsonObject, stringsOf } from '@signalbox/schemas/json';
import { queryOptions } from '@tanstack/react-query';
import type { PageSetting } from '@signalbox/collections-core';

/** The columns that the user chose, of all lists. */
export const pageSettingQuery = (api: ApiClient, user: string) =>
  queryOptions({
    queryKey: ['core/user', user, 'pageSetting'] as const,
    queryFn: async ({ signal }): Promise<PageSetting> => {
      const { pageSetting } = await api.get<JsonObject>(`core/user/${user}`, { signal });
      return Object.fromEntries(
        Object.entries(isJsonObject(pageSetting) ? pageSetting : {}).map(([key, value]) => [key, stringsOf(value)]),
      );
    },
    staleTime: 60_000,
  });
