/** SQL of a time as ISO 8601 in UTC, with the full precision of PostgreSQL: microseconds. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
