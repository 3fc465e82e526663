import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns how many columns of at least `minInlineSize` pixels fit into an element. At least 2, so that a phone shows
 * two.
 */
export function useColumns(element: RefObject<HTMLElement | null>, minInlineSize: number): number {
  const [columns, setColumns] = useState(2);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const measure = () => setColumns(Math.max(2, Math.floor(target.clientWidth / minInlineSize)));
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    measure();
    return () => observer.disconnect();
  }, [element, minInlineSize]);
  return columns;
}
