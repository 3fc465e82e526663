import { useSetAtom, useStore } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plugins } from '../../plugins';
import { PageSkeleton } from '../../shell/page-skeleton';
import { api, forgetAnswers } from '../../shell/services';
import { sessionEndAtom, tokenAtom } from '../../state/session';

const LogOutQuestion = lazy(async () => ({ default: (await import('./log-out-question')).LogOutQuestion }));

const warningHooks = plugins.flatMap(({ everyPage }) => everyPage?.useLogOutWarning ?? []);

/** Asks first if the log-out would stop something that goes on above the pages. */
export function LogOutPage() {
  const navigate = useNavigate();
  const warning = warningHooks.map((useWarning) => useWarning()).find((each) => each !== undefined);
  const [isSure, setIsSure] = useState(warning === undefined);
  if (isSure || warning === undefined) return <LoggingOut />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <LogOutQuestion warning={warning} onLogOut={() => setIsSure(true)} onStay={() => void navigate(-1)} />
    </Suspense>
  );
}

/**
 * Ends the session on the platform and here, and deletes the data that it has read. It is a page of its own, so that the
 * guard of unsaved changes applies, and the login page does not lead back to the page before.
 */
function LoggingOut() {
  const navigate = useNavigate();
  const store = useStore();
  const notifyEnd = useSetAtom(sessionEndAtom);

  useEffect(() => {
    const logOut = async () => {
      // Requests that other components of this page start when it appears are then open, and end with those before it.
      // The platform would reject them after the session.
      await Promise.resolve();
      const token = store.get(tokenAtom);
      store.set(tokenAtom, null);
      notifyEnd(null);
      forgetAnswers();
      // Logging out also works without the platform: the session then expires.
      if (token !== null) {
        await api.get('core/auth/logout', { headers: { Authorization: token } }).catch(() => undefined);
      }
      await navigate('/login', { replace: true });
    };
    void logOut();
  }, [navigate, store, notifyEnd]);
  return <PageSkeleton />;
}
