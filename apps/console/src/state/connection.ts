import { atom } from 'jotai';

/** `offline`: reported by the browser. `lost`: the live socket is reconnecting. */
export type Connection = 'online' | 'offline' | 'lost';
export const connectionAtom = atom<Connection>(navigator.onLine ? 'online' : 'offline');
