import { useEffect, type RefObject } from 'react';

/** Scrolls a long strip to its active tab, and lets the wheel scroll it sideways. */
export function useShownTab(strip: RefObject<HTMLElement | null>, active: string): void {
  useEffect(() => {
    const tabs = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const tab = tabs.find((each) => each.id.endsWith(`-${active}`));
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [strip, active]);

  useEffect(() => {
    const element = strip.current;
    const handleWheel = (event: WheelEvent) => {
      if (element === null || event.deltaX !== 0 || element.scrollWidth <= element.clientWidth) return;
      event.preventDefault();
      element.scrollLeft += getComputedStyle(element).direction === 'rtl' ? -event.deltaY : event.deltaY;
    };
    // By hand: React's own listener may not keep the page from scrolling.
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [strip]);
}
