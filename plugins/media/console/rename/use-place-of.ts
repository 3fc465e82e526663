import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels; a shorter name gets a field of this width, if the list is as wide. */
const minInlineSize = 220;

/**
 * Returns where the name of an item is inside the frame of its list, also while the list scrolls. Undefined until it is
 * known.
 */
export function usePlaceOf(frame: RefObject<HTMLElement | null>, index: number): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const around = frame.current;
    if (around === null) return undefined;
    const measure = () => {
      const name = around.querySelector(`[data-index="${index}"] [data-name]`);
      if (name === null) return;
      const outer = around.getBoundingClientRect();
      const inner = name.getBoundingClientRect();
      const width = Math.min(Math.max(inner.width, minInlineSize), outer.width - 16);
      const isRtl = getComputedStyle(around).direction === 'rtl';
      const start = isRtl ? outer.right - inner.right : inner.left - outer.left;
      setPlace({
        insetInlineStart: Math.min(Math.max(8, start), outer.width - width - 8),
        insetBlockStart: inner.top - outer.top - 4,
        inlineSize: width,
      });
    };
    around.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    around.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      around.removeEventListener('scroll', measure, { capture: true });
    };
  }, [frame, index]);
  return place;
}
