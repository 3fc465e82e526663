import { queryOptions } from '@tanstack/react-query';
import { planForm } from '@signalbox/engine/core';
import type { FormDefinition } from '@signalbox/schemas';
import { loadWidgets, widgetNames } from '@signalbox/widgets';

/** The code of the widgets that draw a form. What does not arrive is told of in its field. */
export const tabWidgetsQuery = (form: FormDefinition) =>
  queryOptions({
    queryKey: ['form-widgets', form.id] as const,
    queryFn: async () => {
      await loadWidgets(widgetNames(planForm(form)));
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // From the browser's cache too.
    networkMode: 'always',
  });
