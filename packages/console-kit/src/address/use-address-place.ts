import { useCallback, useMemo } from 'react';
import { useAddressParams } from './use-address-params';

/** How a page keeps what it shows in the query of its address. Constant: both functions belong to a module. */
interface PlaceFormat<Place> {
  read: (parameters: URLSearchParams) => Place;
  write: (place: Place) => URLSearchParams;
}

/** With `replace`, the current entry of the history is replaced. */
export type GoToPlace<Place> = (change: Partial<Place>, options?: { replace: boolean }) => void;

/** Returns what a page shows, from its address, and a function that changes it. */
export function useAddressPlace<Place extends object>({ read, write }: PlaceFormat<Place>): [Place, GoToPlace<Place>] {
  const [parameters, change] = useAddressParams();
  const place = useMemo(() => read(parameters), [parameters, read]);
  const goTo = useCallback<GoToPlace<Place>>(
    (moved, { replace } = { replace: false }) =>
      change((now) => write({ ...read(now), ...moved }), { replace, preventScrollReset: true }),
    [change, read, write],
  );
  return [place, goTo];
}
