import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { SessionEndReason } from '@signalbox/api';

/**
 * The token of the session. One session serves all projects, as accounts belong to the default one, which names the key.
 * It is in localStorage, so that a reload and a second window stay logged in. A log-out in one window reaches the others
 * by the storage event. `script-src 'self'` protects the token.
 */
export const tokenAtom = atomWithStorage<string | null>('signalbox.token.default', null, undefined, {
  getOnInit: true,
});

/** Changes with each login. The end of a hash of 32 bits: the token cannot be computed from it. */
export const sessionMarkAtom = atom((get) => {
  let hash = 0;
  for (const letter of get(tokenAtom) ?? '') hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
});

/** Why the platform ended the last session. The login page shows it. */
export const sessionEndAtom = atom<SessionEndReason | 'unknown' | null>(null);

/** Why a restore ended a session: the platform was restored, or rolled back to the state before. */
export const restoreEnds = ['restored', 'returned'] as const;
export type RestoreEnd = (typeof restoreEnds)[number];

/** Set when a restore has ended the session: the text is shown for a few seconds before the session is deleted. */
export const restoreEndAtom = atom<RestoreEnd | null>(null);
