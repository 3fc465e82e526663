import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<Item> =
  | { status: 'loading'; items: Item[] }
  | { status: 'ready'; items: Item[] }
  | { status: 'failed'; items: Item[]; reason: string };

/** Loads items with `load`, and again with `reload`. Each widget decides whether it shows an error. */
export function useLoaded<Item>(load: (() => Promise<Item[]>) | undefined): {
  loaded: Loaded<Item>;
  reload: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded<Item>>({ status: 'loading', items: [] });
  /** Number of the latest call. Results of earlier calls are ignored. */
  const latest = useRef(0);

  const start = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    const settle = (next: Loaded<Item>) => own === latest.current && setLoaded(next);
    (load?.() ?? Promise.resolve([])).then(
      (items) => settle({ status: 'ready', items }),
      (error: unknown) => settle({ status: 'failed', items: [], reason: reasonOf(error) }),
    );
  }, [load]);

  useEffect(() => {
    start();
    return () => {
      latest.current += 1;
    };
  }, [start]);

  return { loaded, reload: start };
}

/** The message of an error; it is '' when there was no response, for example while the network is down. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
