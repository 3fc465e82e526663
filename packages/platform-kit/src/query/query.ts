import type { JsonValue } from '@signalbox/schemas';

/** A dotted key of a query, split: `['spec', 'unit']`. */
export type FieldPath = string[];

/** A filter as a tree. The operators of clients (`$ne`, `$nin`, implicit equality …) are reduced to these six kinds. */
export type Condition =
  | { kind: 'all' | 'any'; of: Condition[] }
  | { kind: 'not'; of: Condition }
  | { kind: 'equals'; path: FieldPath; value: JsonValue }
  | { kind: 'oneOf'; path: FieldPath; values: JsonValue[] }
  | { kind: 'compare'; path: FieldPath; operator: Comparison; value: Comparable }
  | { kind: 'matches'; path: FieldPath; pattern: string; ignoreCase: boolean };

export type Comparison = '$gt' | '$gte' | '$lt' | '$lte';
/** `null` is only equal to itself (and to a missing field): `$gte` and `$lte` find it, `$gt` and `$lt` nothing. */
export type Comparable = string | number | boolean | null;

export interface SortKey {
  path: FieldPath;
  direction: 'asc' | 'desc';
}

export interface Projection {
  /** Select these fields only, or all but these. `id` is always selected. */
  mode: 'only' | 'without';
  paths: FieldPath[];
}

/** A list request, read from `?query=`. */
export interface Query {
  filter: Condition;
  sorts: SortKey[];
  skip: number;
  limit: number;
  project?: Projection;
  /** Send the number of all matching documents in the header `count`. */
  withCount: boolean;
  /** Send `[]`; together with `withCount`, a count alone. */
  withoutBody: boolean;
}

export const everything: Condition = { kind: 'all', of: [] };

/** The default of a list request without `query`. */
export const defaultQuery: Query = {
  filter: everything,
  sorts: [],
  skip: 0,
  limit: 15,
  withCount: false,
  withoutBody: false,
};
