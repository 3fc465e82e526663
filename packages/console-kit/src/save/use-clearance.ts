import { useEffect, type RefObject } from 'react';

/**
 * Passes to the style sheets how much of the viewport's foot an element covers, as `--save-bar-clearance`: what floats there
 * keeps clear of it. `--save-bar-below` is the room below it at the end of a short form, where something low has its place.
 */
export function useClearance(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement.style;
    const measure = () => {
      const { top, bottom } = bar.getBoundingClientRect();
      root.setProperty('--save-bar-clearance', `${Math.ceil(Math.max(0, window.innerHeight - top))}px`);
      root.setProperty('--save-bar-below', `${Math.floor(Math.max(0, window.innerHeight - bottom))}px`);
    };
    const observer = new ResizeObserver(measure);
    // On a short page the bar is at the end of the form and moves with it, while the body keeps the height of the viewport.
    for (let each: Element | null = bar; each; each = each.parentElement) observer.observe(each);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      root.removeProperty('--save-bar-clearance');
      root.removeProperty('--save-bar-below');
    };
  }, [ref]);
}
