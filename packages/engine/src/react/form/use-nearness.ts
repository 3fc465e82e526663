import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useFormContext } from '../form-context';

/** `isNear` becomes true when `root` comes near the viewport or `setNear` is called, and stays true. Always true without IntersectionObserver. */
export function useNearness({ root, startsNear }: { root: RefObject<HTMLElement | null>; startsNear: boolean }) {
  const { nearness } = useFormContext();
  const [isNear, setIsNear] = useState(startsNear || typeof IntersectionObserver === 'undefined');
  const setNear = useCallback(() => setIsNear(true), []);
  useEffect(
    () => (isNear || root.current === null ? undefined : nearness.watch(root.current, setNear)),
    [isNear, root, nearness, setNear],
  );
  return { isNear, setNear };
}
