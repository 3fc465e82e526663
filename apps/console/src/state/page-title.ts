import { atom } from 'jotai';

/** Title that a page gave itself; null means its route's. */
export const pageTitleAtom = atom<string | null>(null);
