import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageSkeleton } from '../../shell/page-skeleton';
import { api, forgetAnswers } from '../../shell/services';
import { sessionEndAtom, tokenAtom } from '../../state/session';

/**
 * Ends the session on the platform and here, and forgets what it had read. A place of its own, so that leaving for it
 * passes the guard of unsaved changes, and the login page does not lead back to where one logged out.
 */
export function LogOutPage() {
  const navigate = useNavigate();
  const store = useStore();
  const notifyEnd = useSetAtom(sessionEndAtom);

  useEffect(() => {
    const logOut = async () => {
      // Logging out works without the platform too: its session then ends by its own clock.
      if (store.get(tokenAtom) !== null) await api.get('core/auth/logout').catch(() => undefined);
      store.set(tokenAtom, null);
      notifyEnd(null);
      forgetAnswers();
      await navigate('/login', { replace: true });
    };
    void logOut();
  }, [navigate, store, notifyEnd]);
  return <PageSkeleton />;
}
