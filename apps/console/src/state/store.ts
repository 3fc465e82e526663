import { createStore } from 'jotai';

/** One store, also reached outside React: the client's token, the socket's end of session. */
export const store = createStore();
