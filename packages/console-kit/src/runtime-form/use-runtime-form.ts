import type { ApiClient } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportModule, loadRuntimeForm, type RuntimeForm } from './load-runtime-form';

export interface RuntimeFormSource {
  /** Stays the same while a draft may have input, also when the model changes. Undefined until it is loaded. */
  form: RuntimeForm | undefined;
  /** Why there is no form. The platform says what in the schema it does not support. */
  error: Error | null;
  retry: () => void;
  /** True once the platform has another form than the one that is shown. */
  isOutdated: boolean;
  /** Takes the current form. The caller moves its values to a new draft. */
  update: () => void;
}

/** The form whose address `GET {resource}` answers, for as long as the component is mounted. */
export function useRuntimeForm(resource: string, importModule?: ImportModule): RuntimeFormSource {
  const { api } = useConsole();
  const { data, error, refetch } = useQuery(runtimeFormQuery(api, resource, importModule));
  const [shown, setShown] = useState<{ resource: string; form: RuntimeForm }>();
  if (data !== undefined && shown?.resource !== resource) setShown({ resource, form: data });
  const form = shown?.resource === resource ? shown.form : undefined;
  return {
    form,
    error: form === undefined ? error : null,
    retry: () => void refetch(),
    isOutdated: form !== undefined && data !== undefined && data.url !== form.url,
    update: () => data && setShown({ resource, form: data }),
  };
}

/**
 * The form whose address `GET {resource}` answers as `{url}`. `importModule`: only for tests, which have no browser.
 * Checks again when the user returns to the window: the model may have changed.
 */
const runtimeFormQuery = (api: ApiClient, resource: string, importModule?: ImportModule) =>
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
