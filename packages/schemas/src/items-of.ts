import type { JsonSchema } from './json-schema';

/** The schema of every item of a list. Undefined for a list without one, and for a tuple, which has a schema for each place. */
export function itemsOf({ items }: Pick<JsonSchema, 'items'>): JsonSchema | undefined {
  return Array.isArray(items) ? undefined : items;
}

/** The schemas of the places of a tuple: a list whose `items` are a list. Undefined for every other schema. */
export function placesOf({ items }: Pick<JsonSchema, 'items'>): JsonSchema[] | undefined {
  return Array.isArray(items) ? items : undefined;
}

/** The schema of what follows the places of a tuple. */
export function furtherItemsOf({ additionalItems }: Pick<JsonSchema, 'additionalItems'>): JsonSchema | undefined {
  return typeof additionalItems === 'object' ? additionalItems : undefined;
}

/** The schema of the item at this place, from 0. */
export function itemAt(schema: JsonSchema, place: number): JsonSchema | undefined {
  return itemsOf(schema) ?? placesOf(schema)?.[place] ?? (placesOf(schema) && furtherItemsOf(schema));
}
