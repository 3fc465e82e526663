import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before a panel or a dialog, unless the user has moved it elsewhere meanwhile. What opened
 * it may have gone with the selection: then to the checkbox of the page.
 */
export function useOpenerFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the panel is gone, which had the focus.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (!isFree) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        const next = isThere ? opener : document.querySelector<HTMLElement>('main thead input[type=checkbox]');
        next?.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
