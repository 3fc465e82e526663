import type { ApiClient } from '@signalbox/api/client';
import { loadRuntimeForm, type RuntimeForm } from '@signalbox/console-kit';
import { queryOptions } from '@tanstack/react-query';
import type { Gallery, GalleryWidget } from '../../shared/gallery';

/** The widgets with what they take. */
export const widgetsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['studio', 'widgets'] as const,
    queryFn: ({ signal }) => api.get<Gallery>('core/schema/widgets', { signal }),
    staleTime: Infinity,
  });

/** The widgets, and the form of their examples. */
export const galleryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['studio', 'gallery'] as const,
    queryFn: async ({ signal }): Promise<{ widgets: GalleryWidget[]; form: RuntimeForm }> => {
      const { url, widgets } = await api.get<Gallery>('core/schema/widgets', { signal });
      return { widgets, form: await loadRuntimeForm(url) };
    },
    // Functions: nothing to compare.
    structuralSharing: false,
    staleTime: Infinity,
  });
