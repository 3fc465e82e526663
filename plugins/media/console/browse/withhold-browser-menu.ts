/**
 * Call it when the press of a key opens a menu of our own. On Windows, browsers open theirs when the key is released, also
 * if the press was prevented; that event would close ours.
 */
export function withholdBrowserMenu(): void {
  const withhold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('contextmenu', withhold, { capture: true });
  const end = () => setTimeout(() => window.removeEventListener('contextmenu', withhold, { capture: true }));
  window.addEventListener('keyup', end, { capture: true, once: true });
}
