import { type GoToPlace as GoTo, useAddressPlace } from '@signalbox/console-kit';
import { type ListPlace, readPlace, writePlace } from '@signalbox/collections-core';

export type GoToPlace = GoTo<ListPlace>;

/** Returns what the list shows, from the address, and a function that changes it. */
export function usePlace(): [ListPlace, GoToPlace] {
  return useAddressPlace(format);
}

const format = { read: readPlace, write: writePlace };
