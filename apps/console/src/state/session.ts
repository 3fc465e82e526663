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

/** Why a session ends that a restore ends: the state in place is another one, or the one before it again. */
export const restoreEnds = ['restored', 'returned'] as const;
export type RestoreEnd = (typeof restoreEnds)[number];

/** A restore has ended the session: its text is shown a moment before the session is forgotten. */
export const restoreEndAtom = atom<RestoreEnd | null>(null);
