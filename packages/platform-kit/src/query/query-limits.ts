/** What one request may ask of the database. A query beyond any of these is refused, never cut down silently. */
export const queryLimits = {
  /** Characters of the whole `query` parameter. */
  length: 16_384,
  /** `$and`, `$or` and `$not` inside each other. */
  depth: 8,
  /** Comparisons in one filter. */
  conditions: 100,
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
  /** A query that takes longer is ended by the database. */
  milliseconds: 5000,
  /** Queries of one server at the same time; the next ones wait. Fewer than it has connections: logins and saves go on. */
  atOnce: 6,
} as const;
