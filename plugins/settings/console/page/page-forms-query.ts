import { queryOptions } from '@tanstack/react-query';
import type { ConsoleContext } from '@signalbox/api/react';
import { loadPage } from '@signalbox/schemas/validators';

/** Loads the forms of one settings page, their compiled validators and their messages. The result never changes while the console is open. */
export const pageFormsQuery = (group: string, loadPageMessages: ConsoleContext['loadPageMessages']) =>
  queryOptions({
    queryKey: ['page-forms', group] as const,
    queryFn: async () => {
      const [page] = await Promise.all([loadPage(group), loadPageMessages(group)]);
      return page;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
