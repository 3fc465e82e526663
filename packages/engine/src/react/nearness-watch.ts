import { startTransition } from 'react';

/** How far outside the screen a block is already drawn in full. */
const margin = '800px';

export interface NearnessWatch {
  /** Calls back once, when `element` comes near the screen. Ends when the answer is called. */
  watch: (element: Element, onNear: () => void) => () => void;
}

/**
 * One observer for all blocks of a form, and of the blocks in a stretch (`within`) none before the stretch itself is
 * near: the browser asks after each observed element in each frame.
 */
export function createNearnessWatch(within = '.sb-stretch'): NearnessWatch {
  const waiting = new Map<Element, () => void>();
  /** Blocks by the stretch that they wait for. */
  const farOff = new Map<Element, Set<Element>>();
  const reached = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;

  const reach = (chunk: Element) => {
    reached.add(chunk);
    observer?.unobserve(chunk);
    for (const element of farOff.get(chunk) ?? []) observer?.observe(element);
    farOff.delete(chunk);
  };
  const look = (entries: IntersectionObserverEntry[]) => {
    const near = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target);
    near.filter((target) => farOff.has(target)).forEach(reach);
    const came = near.flatMap((target) => waiting.get(target) ?? []);
    // In a transition: scrolling goes on while the fields are made.
    if (came.length > 0) startTransition(() => came.forEach((come) => come()));
  };
  return {
    watch(element, onNear) {
      const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
      observer ??= new IntersectionObserver(look, options);
      waiting.set(element, onNear);
      const chunk = element.parentElement?.closest(within);
      if (chunk && !reached.has(chunk)) {
        const blocks = farOff.get(chunk) ?? new Set();
        if (blocks.size === 0) observer.observe(chunk);
        farOff.set(chunk, blocks.add(element));
      } else observer.observe(element);
      return () => {
        waiting.delete(element);
        observer?.unobserve(element);
        if (chunk) farOff.get(chunk)?.delete(element);
      };
    },
  };
}
