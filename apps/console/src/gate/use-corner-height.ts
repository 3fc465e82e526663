import { type RefObject, useEffect } from 'react';

/**
 * Passes the height of the corner with its margin to the style sheets, as `--page-corner-height`: a narrow page leaves as much room, since
 * the corner has its whole width.
 */
export function useCornerHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const corner = ref.current;
    if (!corner) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = corner.offsetHeight;
      root.setProperty('--page-corner-height', `${height === 0 ? 0 : height + marginPixels}px`);
    });
    observer.observe(corner);
    return () => {
      observer.disconnect();
      root.removeProperty('--page-corner-height');
    };
  }, [ref]);
}

const marginPixels = 24;
