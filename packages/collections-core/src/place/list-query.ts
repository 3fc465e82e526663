import type { JsonObject } from '@signalbox/schemas/json';
import type { ListPlace, SortKey } from './place';

/** The query of the page of a place. */
export function pageQueryOf({ filter = {}, sorts, size, cursor }: ListPlace): JsonObject & { filter: JsonObject } {
  return {
    filter,
    ...(sorts.length > 0 ? { sorts: wireSorts(sorts) } : {}),
    limit: size,
    ...(cursor === undefined ? {} : { cursor }),
  };
}

/** The keys of one part of `sorts`, which has one by the wire format. */
export function sortKeysOf(sort: object): SortKey[] {
  return Object.entries(sort).map(([path, direction]) => ({ path, isDescending: direction === -1 }));
}

/** The order as `sorts` of a list query. */
export function wireSorts(sorts: readonly SortKey[]): Record<string, 1 | -1>[] {
  return sorts.map(({ path, isDescending }) => ({ [path]: isDescending ? -1 : 1 }));
}
