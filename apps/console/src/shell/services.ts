import { QueryClient } from '@tanstack/react-query';
import { sessionEndReasons, type SettingPart } from '@signalbox/api';
import { ApiError, createApiClient } from '@signalbox/api/client';
import { settingKeys } from '@signalbox/api/react';
import { projectId } from '../state/project';
import { restoreEndAtom, restoreEnds, sessionEndAtom, tokenAtom } from '../state/session';
import { store } from '../state/store';
import { i18n } from './i18n';

export const queryClient = new QueryClient({
  defaultOptions: {
    // Otherwise a save on an offline device waits without an end, and shows no reason.
    mutations: { networkMode: 'always' },
    queries: {
      staleTime: 15_000,
      refetchOnWindowFocus: false,
      // An error answer is final. Only a missing answer is tried again.
      retry: (count, error) => error instanceof ApiError && (error.isUnreachable || error.status >= 500) && count < 2,
    },
  },
});

export const api = createApiClient({
  baseUrl: '/rest',
  token: () => store.get(tokenAtom) ?? undefined,
  project: () => projectId,
  language: () => i18n.language,
  isSafeRequest: () => queryClient.getQueryData<SettingPart>(settingKeys.part())?.safeRequest === true,
  onSessionEnd: (error) => endSession(error.body.detail),
});

/**
 * Deletes the session and the data that it has read. The login page shows `reason`. After a restore the reason is shown
 * at once, and the login page follows after a few seconds. Other ends in between have the same cause.
 */
export function endSession(reason: string): void {
  if (store.get(tokenAtom) === null || store.get(restoreEndAtom)) return;
  const restoreEnd = restoreEnds.find((end) => end === reason);
  if (!restoreEnd) return forgetSession(reason);
  store.set(restoreEndAtom, restoreEnd);
  setTimeout(() => {
    forgetSession(reason);
    store.set(restoreEndAtom, null);
  }, restoredSeconds * 1000);
}

/** How long the text is shown before the login page. */
const restoredSeconds = 5;

function forgetSession(reason: string): void {
  if (store.get(tokenAtom) === null) return;
  store.set(sessionEndAtom, sessionEndReasons.find((known) => known === reason) ?? 'unknown');
  store.set(tokenAtom, null);
  forgetAnswers();
}

/** Removes all data of the session, so that the next user of this browser cannot see it, and ends its open requests. */
export function forgetAnswers(): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'language' && queryKey[1] !== settingKeys.part()[1],
  });
}
