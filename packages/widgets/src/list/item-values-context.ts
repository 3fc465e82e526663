import type { JsonObject } from '@signalbox/schemas';
import { createContext, useContext } from 'react';

/** Values of the list item around a widget; undefined outside of lists. For a widget whose choices follow a sibling. */
export const ItemValuesContext = createContext<JsonObject | undefined>(undefined);

export function useItemValues(): JsonObject | undefined {
  return useContext(ItemValuesContext);
}
