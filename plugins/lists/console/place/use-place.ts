import { type GoToPlace as GoTo, useAddressPlace } from '@signalbox/console-kit';
import { type ListPlace, readPlace, writePlace } from './place';

export type GoToPlace = GoTo<ListPlace>;

/** What the list shows, from the address, and how to change it. */
export function usePlace(): [ListPlace, GoToPlace] {
  return useAddressPlace(format);
}

const format = { read: readPlace, write: writePlace };
