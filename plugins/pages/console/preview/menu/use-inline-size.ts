import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels; undefined until it is measured. */
export function useInlineSize<Target extends HTMLElement>(): [RefObject<Target | null>, number | undefined] {
  const element = useRef<Target>(null);
  const [size, setSize] = useState<number>();
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new ResizeObserver(() => setSize(target.clientWidth));
    observer.observe(target);
    setSize(target.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
