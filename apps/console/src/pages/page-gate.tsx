import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useMay } from '@signalbox/api/react';
import { entryAt, type MissingAccess, usePageAccess } from '@signalbox/console-kit/menu';
import { menuEntries } from '@signalbox/schemas';
import { PageSkeleton } from '../shell/page-skeleton';
import { useRouteHandle } from '../shell/use-route-handle';

// Few visits need it, and every page would load it.
const NoAccessPage = lazy(async () => ({ default: (await import('./status/no-access-page')).NoAccessPage }));

/** Draws the page if the user may open it. The platform rejects its calls in any case. */
export function PageGate() {
  const { missing, isPending } = usePageAccess();
  const may = useMay();
  const { pathname } = useLocation();
  const permission = useRouteHandle()?.permission;
  const entry = entryAt(menuEntries, pathname);

  if (entry && isPending(entry)) return <PageSkeleton />;
  const ofRoute: MissingAccess[] =
    permission === undefined || may(permission) ? [] : [{ kind: 'permission', permission }];
  const ofEntry = entry ? missing(entry) : [];
  const lacking = ofEntry.length > 0 ? ofEntry : ofRoute;
  if (lacking.length === 0) return <Outlet />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NoAccessPage missing={lacking} />
    </Suspense>
  );
}
