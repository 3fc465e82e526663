import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveQuestion } from './leave-question';
import { useCloseQuestion } from './use-close-question';

const loadDialog = async () => ({
  default: await import('./leave-dialog').then(
    ({ LeaveDialog: dialog }) => dialog,
    () => LeaveQuestion,
  ),
});
const LeaveDialog = lazy(loadDialog);

/** Asks before unsaved changes are lost: on navigation to another page of the console, and on closing the browser's tab. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useCloseQuestion(isDirty);
  useEffect(() => {
    if (isDirty) void loadDialog();
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  );
}
