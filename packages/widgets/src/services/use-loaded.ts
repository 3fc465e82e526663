import { useCallback, useEffect, useState } from 'react';

export type Loaded<Item> =
  | { status: 'loading'; items: Item[] }
  | { status: 'ready'; items: Item[] }
  | { status: 'failed'; items: Item[]; reason: string };

/** What `load` brings; called again by `reload`. Each widget decides whether it shows a failure. */
export function useLoaded<Item>(load: (() => Promise<Item[]>) | undefined): { loaded: Loaded<Item>; reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<Item>>({ status: 'loading', items: [] });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    const settle = (next: Loaded<Item>) => isWanted && setLoaded(next);
    (load?.() ?? Promise.resolve([])).then(
      (items) => settle({ status: 'ready', items }),
      (error: unknown) => settle({ status: 'failed', items: [], reason: reasonOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, round]);

  const reload = useCallback(() => setRound((current) => current + 1), []);
  return { loaded, reload };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
