import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { LeaveQuestion } from './leave-question';
import { useCloseQuestion } from './use-close-question';

const loadDialog = async () => ({
  default: await import('./leave-dialog').then(
    ({ LeaveDialog: dialog }) => dialog,
    () => LeaveQuestion,
  ),
});
const LeaveDialog = lazy(loadDialog);

interface UnsavedGuardProps {
  isDirty: boolean;
  /** True for an address where the changes are lost. By default, that of any other page. */
  isLost?: (next: Location, current: Location) => boolean;
  /** While true, the user stays, and is not asked. */
  isHeld?: boolean;
}

/** Asks before unsaved changes are lost: on navigation to another page of the console, and on closing the browser's tab. */
export function UnsavedGuard({ isDirty, isLost = isOtherPage, isHeld = false }: UnsavedGuardProps) {
  const isOnPage = useIsOnPage();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOnPage.current && (isHeld || (isDirty && isLost(nextLocation, currentLocation))),
  );
  useCloseQuestion(isDirty || isHeld);
  useEffect(() => {
    if (isHeld && blocker.state === 'blocked') blocker.reset();
  }, [isHeld, blocker]);
  useEffect(() => {
    if (isDirty) void loadDialog();
  }, [isDirty]);

  if (blocker.state !== 'blocked' || isHeld) return null;
  return (
    <Suspense>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}

/**
 * True until the page is replaced. The router keeps the blocker of a replaced page a little longer, until effects have run:
 * it would reject a step back that is taken meanwhile, and its question is not on the page any more.
 */
function useIsOnPage() {
  const isOnPage = useRef(true);
  useLayoutEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);
  return isOnPage;
}

function isOtherPage(next: Location, current: Location): boolean {
  return next.pathname !== current.pathname;
}
