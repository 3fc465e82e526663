import { createStore } from 'jotai';

/** One store, also used outside React: for the client's token, and the end of the session over the socket. */
export const store = createStore();
