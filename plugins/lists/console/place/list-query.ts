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

export function wireSorts(sorts: readonly SortKey[]): Record<string, 1 | -1>[] {
  return sorts.map(({ path, isDescending }) => ({ [path]: isDescending ? -1 : 1 }));
}
