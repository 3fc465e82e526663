import type { DialogId } from '@signalbox/schemas';
import { loadCompiled } from '@signalbox/schemas/validators';
import { queryOptions } from '@tanstack/react-query';

/** What was compiled of a dialog's form. It never changes while the console is open. */
export const compiledQuery = (id: DialogId) =>
  queryOptions({
    queryKey: ['compiled-dialog', id] as const,
    queryFn: () => loadCompiled(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
