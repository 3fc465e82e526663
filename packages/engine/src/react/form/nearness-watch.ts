import { startTransition } from 'react';

/** How far outside the screen a block is already drawn in full. */
const margin = '800px';

export interface NearnessWatch {
  /** Calls back once, when `element` comes near the screen. Ends when the answer is called. */
  watch: (element: Element, onNear: () => void) => () => void;
}

/** One observer for all blocks of a form: the browser asks each observer in each frame. */
export function createNearnessWatch(): NearnessWatch {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;
  const leave = (element: Element) => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
  const look = (entries: IntersectionObserverEntry[]) => {
    const near = entries.filter((entry) => entry.isIntersecting).flatMap(({ target }) => waiting.get(target) ?? []);
    // In a transition: scrolling goes on while the fields are made.
    if (near.length > 0) startTransition(() => near.forEach((come) => come()));
  };
  return {
    watch(element, onNear) {
      const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
      observer ??= new IntersectionObserver(look, options);
      waiting.set(element, onNear);
      observer.observe(element);
      return () => leave(element);
    },
  };
}
