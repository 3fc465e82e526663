import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from './use-loaded';

/** One page of the items that match a text, in the order of their names. `total` counts all of them. */
interface SearchPage<Item> {
  items: Item[];
  total: number;
}
/** `skip` items are loaded already. Rejects with an `Error` whose message the widget shows. */
export type Search<Item> = (query: { text: string; skip: number }) => Promise<SearchPage<Item>>;

interface Found<Item> extends SearchPage<Item> {
  status: 'loading' | 'ready' | 'failed';
  text: string;
  reason: string;
}

/** Milliseconds without a keystroke before a text is searched for. */
const typingMilliseconds = 250;

/**
 * Searches page by page: `setText` starts a new search, `loadMore` adds the next page, `retry` repeats the failed call.
 * Until the server answers, the loaded items whose name contains the text stay, so that Enter chooses one that matches.
 */
export function useSearch<Item extends { name: string }>(search: Search<Item> | undefined) {
  const [found, setFound] = useState<Found<Item>>(nothingYet);
  /** Number of the latest call. Results of earlier calls are ignored. */
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const request = useCallback(
    (text: string, known: Item[]) => {
      latest.current += 1;
      const own = latest.current;
      const settle = (next: Partial<Found<Item>>) =>
        own === latest.current && setFound((before) => ({ ...before, ...next }));
      (search?.({ text, skip: known.length }) ?? Promise.resolve({ items: [], total: 0 })).then(
        ({ items, total }) => settle({ status: 'ready', text, items: [...known, ...items], total }),
        (error: unknown) => settle({ status: 'failed', text, items: known, reason: reasonOf(error) }),
      );
    },
    [search],
  );

  useEffect(() => {
    request('', []);
    return () => {
      latest.current += 1;
      clearTimeout(timer.current);
    };
  }, [request]);

  const load = (text: string, known: Item[]) => {
    setFound((before) => ({ ...before, status: 'loading', text }));
    request(text, known);
  };
  return {
    ...found,
    setText: (text: string) => {
      clearTimeout(timer.current);
      // An answer to the search before would bring back items that do not match.
      latest.current += 1;
      setFound((before) => ({ ...before, status: 'loading', text, items: before.items.filter(hasInName(text)) }));
      timer.current = setTimeout(() => load(text, []), typingMilliseconds);
    },
    loadMore: () => {
      if (found.status === 'ready' && found.items.length < found.total) load(found.text, found.items);
    },
    retry: () => load(found.text, found.items),
  };
}

const hasInName =
  (text: string) =>
  ({ name }: { name: string }) =>
    name.toLowerCase().includes(text.toLowerCase());

const nothingYet = { status: 'loading' as const, text: '', reason: '', items: [], total: 0 };
