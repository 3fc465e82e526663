import type { JsonObject } from '@signalbox/schemas/json';
import type { ListView } from '@signalbox/schemas/types';
import type { ListColumn } from '../columns/list-column';
import { defaultWidths, type ShownColumn } from '../layout/column-layout';
import { sortKeysOf, wireSorts } from './list-query';
import { type ListPlace, pageSizes } from './place';

/** The parts of the place that a view saves. */
type ViewPlace = Pick<ListPlace, 'filter' | 'sorts' | 'size'>;

/** Returns what the list shows with a view. */
export function placeOfView({ query: { filter, sorts = [], limit } }: Pick<ListView, 'query'>): ViewPlace {
  return {
    filter: filter && Object.keys(filter).length > 0 ? (filter as JsonObject) : undefined,
    sorts: sorts.flatMap(sortKeysOf),
    size: limit ?? pageSizes[0],
  };
}

/** The query of a view for what the list shows. */
export function queryOfPlace({ filter, sorts, size }: ViewPlace): ListView['query'] {
  return {
    ...(filter ? { filter } : {}),
    ...(sorts.length > 0 ? { sorts: wireSorts(sorts) } : {}),
    limit: size,
  };
}

/** The columns of a view, without those that are gone. Undefined for a view that leaves them to its users. */
export function columnsOfView(
  { columns }: Pick<ListView, 'columns'>,
  all: readonly ListColumn[],
): ShownColumn[] | undefined {
  const shown = columns?.flatMap(({ path, width, pin }) => {
    const column = all.find((each) => each.path === path);
    return column ? [{ column, width: width ?? defaultWidths[column.kind], ...(pin ? { pin } : {}) }] : [];
  });
  return shown && shown.length > 0 ? shown : undefined;
}

export function storedColumns(shown: readonly ShownColumn[]): NonNullable<ListView['columns']> {
  return shown.map(({ column: { path }, width, pin }) => ({ path, width, ...(pin ? { pin } : {}) }));
}

/** True if the list shows something else than the view says. `shown`: its columns, if the view has some. */
export function isChanged(
  view: Pick<ListView, 'query' | 'columns'>,
  { place, shown }: { place: ViewPlace; shown: readonly ShownColumn[] | undefined },
): boolean {
  const saved = queryOfPlace(placeOfView(view));
  if (JSON.stringify(saved) !== JSON.stringify(queryOfPlace(place))) return true;
  return shown !== undefined && JSON.stringify(storedColumns(shown)) !== JSON.stringify(view.columns);
}

/** The view with which the list opens: the user's own default, else that of a role, else that for all. */
export function defaultView<View extends Pick<ListView, 'scope' | 'isDefault'>>(
  views: readonly View[],
): View | undefined {
  return scopes.flatMap((scope) => views.filter((view) => view.isDefault === true && view.scope === scope))[0];
}

export const scopes = ['private', 'role', 'all'] as const satisfies ListView['scope'][];
