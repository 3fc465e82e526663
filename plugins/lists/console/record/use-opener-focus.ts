import { useEffect } from 'react';

/** Gives the focus back to what had it when the component was mounted, unless the user has moved it elsewhere meanwhile. */
export function useOpenerFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After the panel is gone, which had the focus.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    };
  }, []);
}
