import { bucketOf, type RouteCounts } from './request-counts';

/** What this server does, for the page of system operation. */
export interface ServerFigures {
  /** Counts an answer. The routes must be templates, so that there are only so many. */
  count(answer: { route: string; status: number; milliseconds: number }): void;
  /** The answers since the last call. */
  take(): RouteCounts[];
  /** Adds one to a counter of a plug-in (`PlatformPlugin.counters`). The values of the labels must be few. */
  countUp(counter: string, labels: Readonly<Record<string, string>>): void;
  /** The counters of plug-ins since the start. */
  counted(): readonly CountedSeries[];
  /** Open live connections. The server sets it once it takes some. */
  liveConnections: () => number;
  /** When this server has stored an archive last, or tried that it can. Milliseconds since 1970. */
  storedAt?: number;
}

interface CountedSeries {
  counter: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

export function createServerFigures(): ServerFigures {
  let routes = new Map<string, RouteCounts>();
  const series = new Map<string, CountedSeries>();
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
    countUp(counter, labels) {
      const key = JSON.stringify([counter, labels]);
      const counted = series.get(key) ?? { counter, labels, value: 0 };
      series.set(key, counted);
      counted.value += 1;
    },
    counted: () => [...series.values()],
    liveConnections: () => 0,
  };
}
