import { type RefObject, useEffect } from 'react';

/** What floats at the foot of every page, with the room that it keeps to what is above or below it. */
const floating = {
  '--page-corner-height': 24,
  '--connection-notice-height': 16,
};

/** Passes the height of an element with its room to the style sheets, as 0 while it is empty. Others keep as much free. */
export function usePublishedHeight(ref: RefObject<HTMLElement | null>, property: keyof typeof floating): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      root.setProperty(property, `${height === 0 ? 0 : height + floating[property]}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(property);
    };
  }, [ref, property]);
}
