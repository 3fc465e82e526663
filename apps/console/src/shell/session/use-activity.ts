import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userKeys } from '@signalbox/api/react';

/** How often a working user's session is kept awake, at most. */
const pauseMilliseconds = 30_000;

/**
 * Tells the platform that somebody works here: who fills in a long form makes no call for minutes, yet is not idle.
 * The call that tells it also brings what the user may do now.
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
