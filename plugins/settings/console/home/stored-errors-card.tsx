import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '@signalbox/api/react';
import { storedErrorsQuery } from './stored-errors-query';

const StoredErrorsAlert = lazy(async () => ({ default: (await import('./stored-errors-alert')).StoredErrorsAlert }));

/**
 * Shows administrators the invalid stored settings on the home page. Renders nothing if there are none and while
 * they are loading.
 */
export function StoredErrorsCard() {
  const context = useConsole();
  const { data } = useQuery(storedErrorsQuery(context));
  if (!data || data.items.length === 0) return null;
  return (
    <Suspense>
      <StoredErrorsAlert list={data} />
    </Suspense>
  );
}
