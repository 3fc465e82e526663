/** Limits of one request to the database. A query beyond any of these is rejected, never reduced silently. */
export const queryLimits = {
  /** Characters of the complete `query` parameter. */
  length: 16_384,
  /** `$and`, `$or` and `$not` inside each other. */
  depth: 8,
  /** Comparisons in one filter; one on a key of several parts counts once for each part, as the database walks each. */
  conditions: 100,
  /** Regular expressions in one filter: PostgreSQL keeps 32 compiled, and with more compiles each anew for every row. */
  patterns: 16,
  /** Values of one `$in` or `$nin`. */
  listValues: 1000,
  /** Parts of one dotted key. */
  pathParts: 12,
  /** Characters of one part of a dotted key. */
  partLength: 128,
  patternLength: 512,
  sortKeys: 8,
  projectKeys: 100,
  pageSize: 1000,
  skip: 1_000_000_000,
  /** Milliseconds after which the database ends a query. */
  milliseconds: 5000,
  /** Queries of one server in parallel, on their own connections, so that logins and saves are not delayed. */
  atOnce: 6,
  /** How many of these may be queries that may take long: all whose text did not end within `shortMilliseconds` the last time. */
  longAtOnce: 4,
  shortMilliseconds: 250,
  /** How many of these may be queries of one user. */
  atOncePerUser: 2,
  /** Waiting queries of one user; the next one is rejected. */
  waitingPerUser: 50,
  /** Waiting queries of all users. */
  waiting: 1000,
} as const;
