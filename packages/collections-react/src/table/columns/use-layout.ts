import type { ApiClient } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { listKeyOf, type PageSetting, readLayout, type ShownColumn, writeLayout } from '@signalbox/collections-core';
import { isJsonObject, type JsonObject, stringsOf } from '@signalbox/schemas/json';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Collection } from '../../common/collection';

type Columns = ReturnType<typeof writeLayout>;

export interface Layout {
  shown: readonly ShownColumn[];
  /** Shows the columns at once, and saves them for the user. */
  save: (shown: readonly ShownColumn[]) => void;
  isPending: boolean;
  /** Why the last change could not be saved. It is shown until the page is left. */
  error: Error | null;
  retry: () => void;
}

/** The columns of a list that the user chose, on every machine. */
export function useLayout(collection: Collection): Layout {
  const { api, user } = useConsole();
  const queries = useQueryClient();
  const query = pageSettingQuery(api, user.id);
  const { data, isPending } = useQuery(query);
  const { columns } = collection;
  const key = listKeyOf(collection);
  /** By the list, which changes while a save waits. */
  const latest = useRef(new Map<string, Columns>());
  const saving = useMutation({
    mutationKey: query.queryKey,
    // One after the other, so that the last one stays. One that a later one replaces before its turn is not sent.
    scope: { id: 'page-setting' },
    mutationFn: async ({ list, pageSetting }: { list: string; pageSetting: Columns }) => {
      if (latest.current.get(list) === pageSetting) await api.patch(`core/user/${user.id}`, { pageSetting });
    },
    onMutate: async ({ pageSetting }) => {
      await queries.cancelQueries(query);
      queries.setQueryData(query.queryKey, (now) => ({ ...now, ...pageSetting }));
    },
  });
  const shown = useMemo(() => readLayout(data ?? {}, { key, columns }), [data, key, columns]);
  return {
    shown,
    save: (next) => {
      const pageSetting = writeLayout(key, next);
      // Before the mutation is ready: the next press of a key moves a column from its new place.
      queries.setQueryData(query.queryKey, (now) => ({ ...now, ...pageSetting }));
      latest.current.set(key, pageSetting);
      saving.mutate({ list: key, pageSetting });
    },
    isPending,
    error: saving.error,
    retry: () => saving.variables && saving.mutate(saving.variables),
  };
}

/** The columns that the user chose, of all lists. */
const pageSettingQuery = (api: ApiClient, user: string) =>
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
