import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<Item> =
  | { status: 'loading'; items: Item[] }
  | { status: 'ready'; items: Item[] }
  | { status: 'failed'; items: Item[]; reason: string };

/** What `load` brings; called again by `reload`. Each widget decides whether it shows a failure. */
export function useLoaded<Item>(load: (() => Promise<Item[]>) | undefined): {
  loaded: Loaded<Item>;
  reload: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded<Item>>({ status: 'loading', items: [] });
  /** Only the latest call may settle: an earlier one that comes back late is of no interest. */
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

/** What an error says; '' when nothing came that could say anything, as when the network is down. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
