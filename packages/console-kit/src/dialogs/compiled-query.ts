import { planForm } from '@signalbox/engine/core';
import { dialogs, type DialogId } from '@signalbox/schemas';
import { loadDialog } from '@signalbox/schemas/validators/dialogs';
import { loadWidgets, widgetNames } from '@signalbox/widgets';
import { queryOptions } from '@tanstack/react-query';

/** Loads the compiled form of a dialog and its widgets. The result never changes while the console is open. */
export const compiledQuery = (id: DialogId) =>
  queryOptions({
    queryKey: ['compiled-dialog', id] as const,
    queryFn: async () => {
      const form = dialogs.find((each) => each.id === id);
      const [compiled] = await Promise.all([loadDialog(id), form && loadWidgets(widgetNames(planForm(form)))]);
      return compiled;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
