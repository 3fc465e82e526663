import { useAddressParams } from '@signalbox/console-kit';
import { useCallback, useMemo } from 'react';
import { type ListPlace, readPlace, writePlace } from './place';

/** With `replace`, the current entry of the history is replaced. */
export type GoToPlace = (change: Partial<ListPlace>, options?: { replace: boolean }) => void;

/** What the list shows, from the address, and how to change it. */
export function usePlace(): [ListPlace, GoToPlace] {
  const [parameters, change] = useAddressParams();
  const place = useMemo(() => readPlace(parameters), [parameters]);
  const goTo = useCallback<GoToPlace>(
    (moved, { replace } = { replace: false }) =>
      change((now) => writePlace({ ...readPlace(now), ...moved }), { replace, preventScrollReset: true }),
    [change],
  );
  return [place, goTo];
}
