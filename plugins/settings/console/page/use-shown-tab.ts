import { useEffect, type RefObject } from 'react';

/**
 * For a strip that may be longer than its place: scrolls to the active tab, lets the wheel scroll sideways, and says in
 * `data-more` at which ends there is more, so that these can fade out.
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
    const sayMore = () => {
      element.setAttribute('data-more', endsWithMore(element).join(' '));
    };
    const handleWheel = (event: WheelEvent) => {
      // With Ctrl the wheel is the browser's zoom.
      if (event.deltaX !== 0 || event.ctrlKey) return;
      const before = element.scrollLeft;
      const step = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * lineHeightPx : event.deltaY;
      element.scrollLeft += isRightToLeft(element) ? -step : step;
      // At its end, and where all of it is in view, the wheel scrolls the page.
      if (element.scrollLeft !== before) event.preventDefault();
    };
    const sizes = new ResizeObserver(sayMore);
    for (const each of [element, ...element.children]) sizes.observe(each);
    element.addEventListener('scroll', sayMore, { passive: true });
    // By hand: React's own listener may not keep the page from scrolling.
    element.addEventListener('wheel', handleWheel, { passive: false });
    sayMore();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', sayMore);
      element.removeEventListener('wheel', handleWheel);
    };
  }, [strip]);
}

const lineHeightPx = 24;

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

function endsWithMore(element: HTMLElement): ('left' | 'right')[] {
  const room = element.scrollWidth - element.clientWidth;
  // From the left edge; right to left it counts down from zero. A pixel may be lost to rounding.
  const fromLeft = isRightToLeft(element) ? room + element.scrollLeft : element.scrollLeft;
  return [...(fromLeft > 1 ? ['left' as const] : []), ...(room - fromLeft > 1 ? ['right' as const] : [])];
}
