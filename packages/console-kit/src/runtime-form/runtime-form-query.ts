import type { ApiClient } from '@signalbox/api/client';
import { queryOptions } from '@tanstack/react-query';
import { type ImportModule, loadRuntimeForm } from './load-runtime-form';

/**
 * The form whose address `GET {resource}` answers as `{url}`. `importModule`: only for tests, which have no browser.
 * Checks again when the user returns to the window: the model may have changed.
 */
export const runtimeFormQuery = (api: ApiClient, resource: string, importModule?: ImportModule) =>
  queryOptions({
    queryKey: ['runtime-form', resource] as const,
    queryFn: async ({ signal, client, queryKey }) => {
      const { url } = await api.get<{ url: string }>(resource, { signal });
      const known = client.getQueryData<Awaited<ReturnType<typeof loadRuntimeForm>>>(queryKey);
      return known?.url === url ? known : loadRuntimeForm(url, importModule);
    },
    // Functions: nothing to compare.
    structuralSharing: false,
    refetchOnWindowFocus: true,
  });
