import { queryOptions } from '@tanstack/react-query';
import type { CompiledForm } from '@signalbox/schemas';
import { forms } from '@signalbox/schemas';
import { loadCompiled } from '@signalbox/schemas/validators';

/** The compiled forms of one group by form id. They never change while the console is open. */
export const compiledGroupQuery = (groupKey: string) =>
  queryOptions({
    queryKey: ['compiled-forms', groupKey] as const,
    queryFn: async (): Promise<Record<string, CompiledForm>> => {
      const ids = forms.filter((form) => form.place.group === groupKey).map((form) => form.id);
      return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await loadCompiled(id)] as const)));
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
