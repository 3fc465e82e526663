import type { ApiClient } from '@signalbox/api/client';
import { useConsole } from '@signalbox/api/react';
import { planForm } from '@signalbox/engine/core';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compiledQuery } from '../dialogs/compiled-query';
import { dialogs, type DialogId } from '@signalbox/schemas';
import { type ImportModule, loadRuntimeForm, type RuntimeForm } from './load-runtime-form';

/** Where a form is from: a dialog of the build, or the module whose address `GET {resource}` answers. */
export type FormOrigin = { dialog: DialogId } | { resource: string };

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

/** The form of an origin, for as long as the component is mounted. */
export function useRuntimeForm(origin: FormOrigin, importModule?: ImportModule): RuntimeFormSource {
  const { api } = useConsole();
  const { data, error, refetch } = useQuery(runtimeFormQuery(api, origin, importModule));
  const key = JSON.stringify(origin);
  const [shown, setShown] = useState<{ key: string; form: RuntimeForm }>();
  if (data !== undefined && shown?.key !== key) setShown({ key, form: data });
  const form = shown?.key === key ? shown.form : undefined;
  return {
    form,
    error: form === undefined ? error : null,
    retry: () => void refetch(),
    isOutdated: form !== undefined && data !== undefined && data.url !== form.url,
    update: () => data && setShown({ key, form: data }),
  };
}

/**
 * `GET {resource}` answers `{url}`. `importModule`: only for tests, which have no browser. Checks again when the user
 * returns to the window: the model may have changed.
 */
const runtimeFormQuery = (api: ApiClient, origin: FormOrigin, importModule?: ImportModule) =>
  queryOptions({
    queryKey: ['runtime-form', origin] as const,
    queryFn: async ({ signal, client, queryKey }) => {
      if ('dialog' in origin) return loadDeclaredForm(origin.dialog, client);
      const { url } = await api.get<{ url: string }>(origin.resource, { signal });
      const known = client.getQueryData<Awaited<ReturnType<typeof loadRuntimeForm>>>(queryKey);
      return known?.url === url ? known : loadRuntimeForm(url, importModule);
    },
    // Functions: nothing to compare.
    structuralSharing: false,
    refetchOnWindowFocus: true,
  });

/** Loads the code of a form of the build, and its widgets. Its messages are those of its group. */
async function loadDeclaredForm(id: DialogId, queries: QueryClient): Promise<RuntimeForm> {
  const form = dialogs.find((each) => each.id === id);
  if (form === undefined) throw new TypeError(`There is no form ${id}`);
  const compiled = await queries.fetchQuery(compiledQuery(id));
  return { url: id, form, plan: planForm(form), compiled, texts: {}, namespace: `forms/${id}` };
}
