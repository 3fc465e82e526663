/** Scrolls the menu in `frame` so that its selected entry is in sight. Nothing around the menu moves. */
export function scrollToCurrent(frame: HTMLElement, scale: number): void {
  const current = frame.querySelector('[aria-current]');
  const scroller = current?.closest('[data-scroller]');
  if (!current || !scroller) return;
  const [entry, area] = [current.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const hidden = Math.min(0, entry.top - area.top) + Math.max(0, entry.bottom - area.bottom);
  // Rectangles are scaled, the distance to scroll is not.
  scroller.scrollTop += hidden / scale;
}
