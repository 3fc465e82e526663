import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a strip that may be wider than its container: scrolls to the active tab, keeps it visible while tabs come, go or grow
 * (unless the user has scrolled away), lets the wheel scroll sideways, and sets `data-more` to the ends with more tabs,
 * which then fade out.
 */
export function useShownTab(strip: RefObject<HTMLElement | null>, active: string): void {
  /** Whether the active tab is to stay visible, and where this hook has scrolled to: the event of it comes later. */
  const kept = useRef({ isShown: true, ownPlace: 0 });
  useEffect(() => {
    const tabs = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const tab = tabs.find((each) => each.dataset.tab === active);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    kept.current = { isShown: true, ownPlace: strip.current?.scrollLeft ?? 0 };
  }, [strip, active]);

  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const markMore = () => {
      element.setAttribute('data-more', endsWithMore(element).join(' '));
    };
    const handleScroll = () => {
      if (element.scrollLeft !== kept.current.ownPlace) kept.current.isShown = hiddenPixels(element) === 0;
      markMore();
    };
    const handleResize = () => {
      const hidden = kept.current.isShown ? hiddenPixels(element) : 0;
      element.scrollLeft += hidden + Math.sign(hidden) * fadedPx;
      kept.current.ownPlace = element.scrollLeft;
      markMore();
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
    const sizes = new ResizeObserver(handleResize);
    const observeTabs = () => [element, ...element.children].forEach((each) => sizes.observe(each));
    const tabsChange = new MutationObserver(observeTabs);
    tabsChange.observe(element, { childList: true });
    observeTabs();
    element.addEventListener('scroll', handleScroll, { passive: true });
    // Added by hand: React's listener is passive and cannot prevent scrolling of the page.
    element.addEventListener('wheel', handleWheel, { passive: false });
    markMore();
    return () => {
      sizes.disconnect();
      tabsChange.disconnect();
      element.removeEventListener('scroll', handleScroll);
      element.removeEventListener('wheel', handleWheel);
    };
  }, [strip]);
}

const lineHeightPx = 24;
/** As `scroll-margin` of a tab: an end with more tabs fades out. */
const fadedPx = 48;

/** Returns how far the active tab is beyond an edge of the strip: negative at the left one. */
function hiddenPixels(element: HTMLElement): number {
  const tab = element.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect();
  const edges = element.getBoundingClientRect();
  if (tab === undefined) return 0;
  return tab.left < edges.left ? tab.left - edges.left : Math.max(tab.right - edges.right, 0);
}

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';

function endsWithMore(element: HTMLElement): ('left' | 'right')[] {
  const room = element.scrollWidth - element.clientWidth;
  // From the left edge; negative in right-to-left pages. Allows one pixel of rounding.
  const fromLeft = isRightToLeft(element) ? room + element.scrollLeft : element.scrollLeft;
  return [...(fromLeft > 1 ? ['left' as const] : []), ...(room - fromLeft > 1 ? ['right' as const] : [])];
}
