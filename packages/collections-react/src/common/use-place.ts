import { type GoToPlace as GoTo, useAddressPlace } from '@signalbox/console-kit';
import { type ListColumn, type ListPlace, readPlace, unnamedFilter, writePlace } from '@signalbox/collections-core';
import { useCallback } from 'react';
import { isPersonalFilter } from './local-filter';

export type GoToPlace = GoTo<ListPlace>;

/** Returns what the list shows, from the address, and a function that changes it. */
export function usePlace(columns: readonly ListColumn[]): [ListPlace, GoToPlace] {
  const [place, goTo] = useAddressPlace(format);
  const goToUnnamed = useCallback<GoToPlace>(
    (change, options) => {
      const { filter } = change;
      goTo(isPersonalFilter(filter, columns) ? { ...change, filter: unnamedFilter(filter) } : change, options);
    },
    [goTo, columns],
  );
  return [place, goToUnnamed];
}

const format = { read: readPlace, write: writePlace };
