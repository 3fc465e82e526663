import { useEffect, type RefObject } from 'react';

/**
 * For a strip that may be wider than its container: scrolls to the active tab, lets the wheel scroll sideways, and sets
 * `data-more` to the ends with more tabs, which then fade out.
 */
export function useShownTab(strip: RefObject<HTMLElement | null>, active: string): void {
  useEffect(() => {
    const tabs = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const tab = tabs.find((each) => each.dataset.tab === active);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [strip, active]);

  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const markMore = () => {
      element.setAttribute('data-more', endsWithMore(element).join(' '));
    };
    const handleWheel = (event: WheelEvent) => {
      // With Ctrl the wheel zooms the page.
      if (event.deltaX !== 0 || event.ctrlKey) return;
      const before = element.scrollLeft;
      const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeightPx : event.deltaY;
      element.scrollLeft += isRightToLeft(element) ? -step : step;
      // At its end, and if all tabs are visible, the wheel scrolls the page.
      if (element.scrollLeft !== before) event.preventDefault();
    };
    const sizes = new ResizeObserver(markMore);
    for (const each of [element, ...element.children]) sizes.observe(each);
    element.addEventListener('scroll', markMore, { passive: true });
    // Added by hand: React's listener is passive and cannot prevent scrolling of the page.
    element.addEventListener('wheel', handleWheel, { passive: false });
    markMore();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', markMore);
      element.removeEventListener('wheel', handleWheel);
    };
  }, [strip]);
}

const lineHeightPx = 24;

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

function endsWithMore(element: HTMLElement): ('left' | 'right')[] {
  const room = element.scrollWidth - element.clientWidth;
  // From the left edge; negative in right-to-left pages. Allows one pixel of rounding.
  const fromLeft = isRightToLeft(element) ? room + element.scrollLeft : element.scrollLeft;
  return [...(fromLeft > 1 ? ['left' as const] : []), ...(room - fromLeft > 1 ? ['right' as const] : [])];
}
