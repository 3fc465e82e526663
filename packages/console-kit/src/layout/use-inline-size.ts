import { useCallback, useState, type RefCallback } from 'react';

/** The width of the element with this ref, in pixels; undefined until it is measured. */
export function useInlineSize(): [RefCallback<HTMLElement>, number | undefined] {
  const [size, setSize] = useState<number>();
  const measure = useCallback((target: HTMLElement | null) => {
    if (target === null) return undefined;
    const observer = new ResizeObserver(() => setSize(target.clientWidth));
    observer.observe(target);
    setSize(target.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [measure, size];
}
