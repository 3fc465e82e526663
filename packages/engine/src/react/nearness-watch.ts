import { startTransition } from 'react';

/** Distance from the viewport at which a block renders its real fields. */
const margin = '800px';

export interface NearnessWatch {
  /** Calls `onNear` once, when `element` comes near the viewport. The returned function stops watching. */
  watch: (element: Element, onNear: () => void) => () => void;
}

/**
 * One observer for all blocks of a form. Observes the blocks of a chunk (`within`) only after the chunk itself is near:
 * the browser checks each observed element in each frame.
 */
export function createNearnessWatch(within = '.sb-chunk'): NearnessWatch {
  const waiting = new Map<Element, () => void>();
  /** Chunk → its blocks, which wait until the chunk is near. */
  const farOff = new Map<Element, Set<Element>>();
  const reached = new WeakSet<Element>();
  let observer: IntersectionObserver | undefined;

  const reach = (chunk: Element) => {
    reached.add(chunk);
    observer?.unobserve(chunk);
    for (const element of farOff.get(chunk) ?? []) observer?.observe(element);
    farOff.delete(chunk);
  };
  const handleEntries = (entries: IntersectionObserverEntry[]) => {
    const near = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target);
    near.filter((target) => farOff.has(target)).forEach(reach);
    const callbacks = near.flatMap((target) => waiting.get(target) ?? []);
    // In a transition: the page keeps scrolling while React renders the fields.
    if (callbacks.length > 0) startTransition(() => callbacks.forEach((onNear) => onNear()));
  };
  return {
    watch(element, onNear) {
      const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
      observer ??= new IntersectionObserver(handleEntries, options);
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
