import { bucketOf, type RouteCounts } from './request-counts';

/** What this server does, for the page of system operation. */
export interface ServerFigures {
  /** Counts an answer. The routes must be templates, so that there are only so many. */
  count(answer: { route: string; status: number; milliseconds: number }): void;
  /** The answers since the last call. */
  take(): RouteCounts[];
  /** Open live connections. The server sets it once it takes some. */
  liveConnections: () => number;
}

export function createServerFigures(): ServerFigures {
  let routes = new Map<string, RouteCounts>();
  return {
    count({ route, status, milliseconds }) {
      const counts = routes.get(route) ?? { route, count: 0, errors: 0, buckets: {} };
      routes.set(route, counts);
      counts.count += 1;
      if (status >= 500) counts.errors += 1;
      const bucket = bucketOf(milliseconds);
      counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1;
    },
    take() {
      const taken = [...routes.values()];
      routes = new Map();
      return taken;
    },
    liveConnections: () => 0,
  };
}
