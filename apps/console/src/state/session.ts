import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { SessionEndReason } from '@signalbox/api';
import { projectId } from './project';

/**
 * The token of the session, per project. It stands in localStorage so that a reload and a second window stay logged in;
 * a log-out in one window reaches the others by the storage event. What protects it is `script-src 'self'`.
 */
export const tokenAtom = atomWithStorage<string | null>(`signalbox.token.${projectId}`, null, undefined, {
  getOnInit: true,
});

/** Why the last session ended without the user's doing; told on the login page. */
export const sessionEndAtom = atom<SessionEndReason | 'unknown' | null>(null);

/** A restore has put another state in place: its text is shown a moment before the session is forgotten. */
export const isRestoredAtom = atom(false);
