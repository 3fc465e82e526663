import type { JsonObject, JsonValue } from '@signalbox/schemas';

/** What a list call may ask for; travels as JSON in `?query=`. */
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

/** Plain parameters of an address. An undefined one is left out; an object travels as JSON. */
export type Params = Record<string, JsonValue | undefined>;

/** `?a=1&query=…`, or '' when there is nothing to say. */
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
