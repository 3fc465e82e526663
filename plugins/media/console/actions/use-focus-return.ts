import { type RefObject, useCallback, useRef } from 'react';

/**
 * Where the focus goes after a dialog: to the element that had it, or to the list, if that was an entry of a menu or can
 * have no focus any more.
 */
export function useFocusReturn(frame: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  const remember = useCallback(() => {
    opener.current = document.activeElement;
  }, []);
  const giveBack = useCallback(() => {
    const list = frame.current?.querySelector<HTMLElement>('[role=listbox], [role=grid]');
    const before = opener.current;
    // After the dialog has left the page, which would keep the focus.
    requestAnimationFrame(() => {
      if (before instanceof HTMLElement && canReturn(before)) before.focus();
      if (document.activeElement === null || document.activeElement === document.body) list?.focus();
    });
  }, [frame]);
  return { remember, giveBack };
}

function canReturn(element: HTMLElement): boolean {
  return element.isConnected && element !== document.body && element.closest('[role=menu]') === null;
}
