import { useRef } from 'react';

/** Time for which the pointer stays on a collapsed page before it expands. */
const expandMilliseconds = 600;

/** Returns a function that expands a page unless it is called with another key, or without one, before that time. */
export function useExpandLater(expand: (key: string) => void) {
  const waiting = useRef<{ key: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  return (key: string | undefined): void => {
    if (waiting.current?.key === key) return;
    clearTimeout(waiting.current?.timer);
    waiting.current = key === undefined ? undefined : { key, timer: setTimeout(() => expand(key), expandMilliseconds) };
  };
}
