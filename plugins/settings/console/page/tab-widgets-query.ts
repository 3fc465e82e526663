import { queryOptions } from '@tanstack/react-query';
import { planForm } from '@signalbox/engine/core';
import { loadOptionalParts } from '@signalbox/engine/react';
import type { FormDefinition } from '@signalbox/schemas';
import { loadWidgets, widgetNames } from '@signalbox/widgets';

/** Loads the code of a form's widgets. A field whose widget fails to load shows the error. */
export const tabWidgetsQuery = (form: FormDefinition) =>
  queryOptions({
    queryKey: ['form-widgets', form.id] as const,
    queryFn: async () => {
      const plan = planForm(form);
      await Promise.all([loadWidgets(widgetNames(plan)), loadOptionalParts(plan)]);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // Runs offline too: the browser's cache may have the code.
    networkMode: 'always',
  });
