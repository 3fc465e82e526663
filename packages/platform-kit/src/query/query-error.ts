import { malformedQuery } from './malformed-query';

/** Errors in a query that only the database can find. Codes: https://www.postgresql.org/docs/15/errcodes-appendix.html */
export function queryError(error: unknown, limitMilliseconds: number): Error | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case '2201B':
      return malformedQuery('filter', '$regex holds no regular expression that can be read', error);
    case '57014':
      return malformedQuery('filter', `takes longer than ${limitMilliseconds / 1000} seconds`, error);
    case '54001':
      return malformedQuery('filter', 'too complex', error);
  }
  return undefined;
}
