import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Refetches what a change has made stale. Unlike `invalidateQueries` alone it also drops a first response that is still
 * pending: that one may be from before the change. Callers that wait for it get the new one. `predicate`: only of these.
 */
export function readAgain(
  queries: QueryClient,
  queryKey: QueryKey,
  predicate: (query: Query) => boolean = () => true,
): Promise<void> {
  for (const query of queries.getQueryCache().findAll({ queryKey, predicate, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    void query.cancel({ silent: true });
    // Callers that wait for the query get its error.
    query.fetch().catch(() => {});
  }
  return queries.invalidateQueries({ queryKey, predicate });
}
