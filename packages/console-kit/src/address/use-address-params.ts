import { useCallback, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

type Change = (current: URLSearchParams) => URLSearchParams;

/**
 * The query of the address, and how to change it. A change gets the result of the one before it, even if no page has been
 * drawn since. `setSearchParams` of the router passes the query of the last drawn page, so the second of two changes would
 * undo the first.
 */
export function useAddressParams(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [drawn] = useSearchParams();
  const navigate = useNavigate();
  const query = drawn.toString();
  const book = useRef<Book>({ drawn: query, pending: [] });
  useLayoutEffect(() => settle(book.current, query), [query]);
  const change = useCallback(
    (make: Change, options?: NavigateOptions) => {
      const { pending } = book.current;
      const next = make(new URLSearchParams(pending.at(-1) ?? book.current.drawn)).toString();
      pending.push(next);
      const { current: changed } = book;
      void Promise.resolve(navigate(`?${next}`, { flushSync: true, ...options })).then(() => forget(changed, next));
    },
    [navigate],
  );
  return [drawn, change];
}

interface Book {
  drawn: string;
  /** Queries that were set and not drawn yet, the oldest first. */
  pending: string[];
}

/** A guard may have stopped the change: the next one starts from the drawn query again. */
function forget(book: Book, query: string): void {
  book.pending = book.pending.filter((each) => each !== query);
}

/** The router may skip a query that another one follows. A query that was never set here comes from a link or from Back. */
function settle(book: Book, drawn: string): void {
  book.drawn = drawn;
  book.pending = book.pending.slice(book.pending.indexOf(drawn) + 1 || book.pending.length);
}
