import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * Where the focus goes after a dialog: to the element that had it, or to the list, if that was an entry of a menu or can
 * have no focus any more. A user who has moved it meanwhile keeps it.
 */
export function useFocusReturn(frame: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  const remember = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  const [returns, setReturns] = useState(0);
  const giveBack = useCallback(() => setReturns((count) => count + 1), []);
  // In an effect, as the dialog or menu keeps the focus until it has left the page.
  useEffect(() => {
    if (returns === 0) return undefined;
    const list = frame.current?.querySelector<HTMLElement>('[role=listbox], [role=grid]');
    const before = opener.current;
    const request = requestAnimationFrame(() => {
      if (!isLeft(document.activeElement)) return;
      if (before instanceof HTMLElement && canReturn(before)) before.focus();
      if (document.activeElement === null || document.activeElement === document.body) list?.focus();
    });
    return () => cancelAnimationFrame(request);
  }, [returns, frame]);
  return { remember, giveBack };
}

function canReturn(element: HTMLElement): boolean {
  return element.isConnected && element !== document.body && element.closest('[role=menu]') === null;
}

/** Nothing has the focus, or a part of what was closed. */
function isLeft(active: Element | null): boolean {
  if (active === null || active === document.body) return true;
  return active.closest('[role=menu], [role=dialog]') !== null || active.querySelector('[role=dialog]') !== null;
}
