import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LibraryPlace, readPlace, writePlace } from './place';

/** With `replace`, the current entry of the history is replaced. */
export type GoToPlace = (change: Partial<LibraryPlace>, options?: { replace: boolean }) => void;

/** What the page shows, from the address, and how to change it. */
export function usePlace(): [LibraryPlace, GoToPlace] {
  const [parameters, setParameters] = useSearchParams();
  const place = useMemo(() => readPlace(parameters), [parameters]);
  const goTo = useCallback<GoToPlace>(
    (change, { replace } = { replace: false }) =>
      setParameters((now) => writePlace({ ...readPlace(now), ...change }), { replace, preventScrollReset: true }),
    [setParameters],
  );
  return [place, goTo];
}
