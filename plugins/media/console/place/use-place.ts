import { type GoToPlace as GoTo, useAddressPlace } from '@signalbox/console-kit';
import { type LibraryPlace, readPlace, writePlace } from './place';

export type GoToPlace = GoTo<LibraryPlace>;

/** Returns what the page shows, from the address, and a function that changes it. */
export function usePlace(): [LibraryPlace, GoToPlace] {
  return useAddressPlace(format);
}

const format = { read: readPlace, write: writePlace };
