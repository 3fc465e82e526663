import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';

/** Title set by a page. Null means the title of its route. */
export const pageTitleAtom = atom<string | null>(null);

/** Returns a function for an effect: it sets the title and returns its own cleanup. */
export function usePageTitle(): (title: string) => () => void {
  const setTitle = useSetAtom(pageTitleAtom);
  return useCallback(
    (title) => {
      setTitle(title);
      return () => setTitle(null);
    },
    [setTitle],
  );
}
