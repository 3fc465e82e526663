import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { openLive } from '@signalbox/api/client';
import { followSavedSettings, readAgain, settingKeys, userKeys } from '@signalbox/api/react';
import { browserConnection, connectionAtom } from '../../state/connection';
import { projectId } from '../../state/project';
import { restoreEndAtom, tokenAtom } from '../../state/session';
import { endSession } from '../services';

interface LiveSessionOptions {
  token: string | null;
  /** True if the user may enter the project of the page. */
  isAdmitted: boolean;
  /** False also until it is known. Without them the platform has no such messages. */
  hasExtensions: boolean;
}

/** During a session: receives its end, and notifications of settings that are saved in the project. */
export function useLiveSession({ token, isAdmitted, hasExtensions }: LiveSessionOptions): void {
  const queryClient = useQueryClient();
  const setConnection = useSetAtom(connectionAtom);
  const store = useStore();

  useEffect(() => {
    if (token === null || !hasExtensions) return;
    const caller = { baseUrl: '/ws', token: () => token, project: () => projectId };
    let wasLost = false;
    const session = openLive({
      ...caller,
      type: 'session',
      onMessage: (data) => endSession(reasonOf(data)),
      onStateChange: (state) => {
        if (state === 'open') {
          // A connection that was on its way when the browser went offline may still open.
          setConnection(browserConnection());
          // Notifications of saves in between were missed.
          if (wasLost) void readAgain(queryClient, settingKeys.all);
          wasLost = false;
        }
        // A socket that closes after the message that the session ended, or the platform was restored, is not lost.
        if (state === 'waiting' && store.get(tokenAtom) === token && !store.get(restoreEndAtom)) {
          wasLost = true;
          setConnection(navigator.onLine ? 'lost' : 'offline');
          // A socket cannot distinguish an ended session from a server that is down. This call can.
          void queryClient.invalidateQueries({ queryKey: userKeys.self() });
        }
      },
    });
    const setting = isAdmitted
      ? openLive({ ...caller, type: 'setting', onMessage: (data) => void followSavedSettings(queryClient, data) })
      : undefined;
    return () => {
      session.close();
      setting?.close();
      setConnection(browserConnection());
    };
  }, [token, isAdmitted, hasExtensions, queryClient, setConnection, store]);
}

function reasonOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : '';
}
