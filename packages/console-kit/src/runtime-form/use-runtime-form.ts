import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportModule, RuntimeForm } from './load-runtime-form';
import { runtimeFormQuery } from './runtime-form-query';

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
