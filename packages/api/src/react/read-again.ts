import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reads anew what a change has made old. Unlike `invalidateQueries` alone it also drops a first answer that is still on
 * its way: that one may have been given before the change, and whoever waits for it gets the new one in its place.
 */
export function readAgain(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    void query.cancel({ silent: true });
    // Its failure is told to those who wait for the query.
    query.fetch().catch(() => {});
  }
  return queries.invalidateQueries({ queryKey });
}
