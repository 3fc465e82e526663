import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useFormContext } from '../form-context';

/** True from the moment `root` comes near the screen, or `come` is called; it stays true. Always true where nothing can tell. */
export function useNearness({ root, startsNear }: { root: RefObject<HTMLElement | null>; startsNear: boolean }) {
  const { nearness } = useFormContext();
  const [isNear, setIsNear] = useState(startsNear || typeof IntersectionObserver === 'undefined');
  const come = useCallback(() => setIsNear(true), []);
  useEffect(
    () => (isNear || root.current === null ? undefined : nearness.watch(root.current, come)),
    [isNear, root, nearness, come],
  );
  return { isNear, come };
}
