import { type ConsoleContext, settingKeys, useConsole } from '@signalbox/api/react';
import { addedFormsQuery } from '@signalbox/console-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredErrorList } from '../../shared/stored-error';

const StoredErrorsAlert = lazy(async () => ({ default: (await import('./stored-errors-alert')).StoredErrorsAlert }));

/**
 * Shows administrators the invalid stored settings on the home page. Renders nothing if there are none and while
 * they are loading.
 */
export function StoredErrorsCard() {
  const context = useConsole();
  const { i18n } = useTranslation();
  const { data } = useQuery({ ...storedErrorsQuery(context), enabled: context.hasExtensions });
  const hasErrors = data !== undefined && data.items.length > 0;
  // Their titles. Without them, errors have the names of fields.
  const { isPending } = useQuery({ ...addedFormsQuery({ ...context, i18n }), enabled: hasErrors });
  if (!hasErrors || isPending) return null;
  return (
    <Suspense>
      <StoredErrorsAlert list={data} />
    </Suspense>
  );
}

/** Loads the invalid stored settings and the messages of their forms. Refetched after every save. */
const storedErrorsQuery = ({ api, loadPageMessages }: Pick<ConsoleContext, 'api' | 'loadPageMessages'>) =>
  queryOptions({
    queryKey: [...settingKeys.all, 'invalid'],
    queryFn: async ({ signal }) => {
      const list = await api.get<StoredErrorList>('core/setting/invalid', { signal });
      const pages = new Set(list.items.flatMap(({ group }) => group ?? []));
      await Promise.all([...pages].map(loadPageMessages));
      return list;
    },
  });
