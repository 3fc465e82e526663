import { atom } from 'jotai';

/** Title set by a page. Null means the title of its route. */
export const pageTitleAtom = atom<string | null>(null);
