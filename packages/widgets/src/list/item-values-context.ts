import type { JsonObject } from '@signalbox/schemas';
import { createContext, useContext } from 'react';

/**
 * Values of the enclosing list item; undefined outside of lists. For a widget whose choices depend on a sibling field.
 */
export const ItemValuesContext = createContext<JsonObject | undefined>(undefined);

export function useItemValues(): JsonObject | undefined {
  return useContext(ItemValuesContext);
}
