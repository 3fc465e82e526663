import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react';

/** How far outside the screen a block is already drawn in full. */
const margin = '800px';

/** True from the moment `root` comes near the screen, or `come` is called; it stays true. Always true where nothing can tell. */
export function useNearness({ root, startsNear }: { root: RefObject<HTMLElement | null>; startsNear: boolean }) {
  const [isNear, setIsNear] = useState(startsNear || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || root.current === null) return;
    const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => {
      // In a transition: scrolling goes on while the fields are made.
      if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setIsNear(true));
    }, options);
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [isNear, root]);
  const come = useCallback(() => setIsNear(true), []);
  return { isNear, come };
}
