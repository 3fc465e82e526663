import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '@signalbox/api/react';
import { storedErrorsQuery } from './stored-errors-query';

const StoredErrorsAlert = lazy(async () => ({ default: (await import('./stored-errors-alert')).StoredErrorsAlert }));

/**
 * Tells administrators on the home page which stored settings no longer validate. Nothing while there are none, and while
 * they are not known: the page is not about them.
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
