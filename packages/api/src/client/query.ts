import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** Options of a list call, sent as JSON in `?query=`. */
export interface ListQuery {
  /** Mongo style: a plain value is equality; `$eq $ne $gt $gte $lt $lte $in $nin $regex $not $and $or`. */
  filter?: JsonObject;
  limit?: number;
  skip?: number;
  /** One key; several go into `sorts`. */
  sort?: Record<string, 1 | -1>;
  sorts?: Record<string, 1 | -1>[];
  project?: Record<string, 1>;
  withCount?: boolean;
  withoutBody?: boolean;
}

/** Plain query parameters. Undefined ones are left out; an object is sent as JSON. */
export type Params = Record<string, JsonValue | undefined>;

/** `?a=1&query=…`, or '' without parameters. */
export function searchOf({ params = {}, query }: { params?: Params; query?: ListQuery | JsonObject }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  if (query !== undefined) search.set('query', JSON.stringify(query));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
