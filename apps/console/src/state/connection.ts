import { atom } from 'jotai';

/** `offline`: reported by the browser. `lost`: the live socket is reconnecting. */
export type Connection = 'online' | 'offline' | 'lost';
export const connectionAtom = atom<Connection>(browserConnection());

/** The state of the network that the browser reports. */
export function browserConnection(): Connection {
  return navigator.onLine ? 'online' : 'offline';
}
