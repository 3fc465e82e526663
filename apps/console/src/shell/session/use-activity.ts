import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userKeys } from '@signalbox/api/react';

/** Minimum time between two calls that keep the session of an active user alive. */
const pauseMilliseconds = 30_000;

/**
 * Notifies the platform of activity: a user who fills in a long form makes no call for minutes, but is not idle.
 * The answer of this call also has the user's current permissions.
 */
export function useActivity(hasSession: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!hasSession) return;
    let notifiedAt = Date.now();
    const handleActivity = () => {
      if (Date.now() - notifiedAt < pauseMilliseconds) return;
      notifiedAt = Date.now();
      void queryClient.invalidateQueries({ queryKey: userKeys.self() });
    };
    addEventListener('keydown', handleActivity, { passive: true });
    addEventListener('pointerdown', handleActivity, { passive: true });
    return () => {
      removeEventListener('keydown', handleActivity);
      removeEventListener('pointerdown', handleActivity);
    };
  }, [hasSession, queryClient]);
}
