import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Released } from '../../shared/published';
import { publishedKeys } from './published-queries';

interface ReleaseOptions {
  /** Last part of the route: `publish`. */
  route: 'publish' | 'rollBack' | 'withdraw';
  /** Key of the sentence that says that it is done; its params are `id` and `version`. */
  done: string;
}

interface TabToRelease {
  id: string;
  [name: string]: unknown;
}

/** Changes a published tab. Everyone's consoles are notified by the platform; the list of this page is read again. */
export function useRelease({ route, done }: ReleaseOptions) {
  const { t } = useTranslation('studio');
  const { api, notify } = useConsole();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: TabToRelease) => api.post<Released>(`core/schema/${route}`, body),
    onSuccess: ({ version }, { id }) => void notify(t(done, { id, version: String(version) })),
    onSettled: () => queries.invalidateQueries({ queryKey: publishedKeys.all() }),
  });
  return { release: mutate, isPending, failure: error ? failureText(error) : undefined };
}
