import { atom } from 'jotai';

/** `offline`: the browser says so. `lost`: the live socket is waiting to come back. */
export type Connection = 'online' | 'offline' | 'lost';
export const connectionAtom = atom<Connection>(navigator.onLine ? 'online' : 'offline');
