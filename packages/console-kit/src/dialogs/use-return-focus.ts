import { useEffect, useState } from 'react';

let lastTrigger: Element | null = null;

/**
 * Gives the focus back, when the dialog leaves the page, to the element that had it before. antd does so only after the
 * animation of a dialog that closes, not for one that is removed. Leaves the focus where something else took it.
 */
export function useReturnFocus({ follows }: { follows: () => boolean }): void {
  // The dialog that this one replaces has taken the focus already.
  const [trigger] = useState(() => (follows() ? lastTrigger : document.activeElement));
  useEffect(() => {
    lastTrigger = trigger;
    return () => {
      const isFree = document.activeElement?.contains(trigger) ?? true;
      if (isFree && trigger instanceof HTMLElement && trigger.isConnected) trigger.focus({ preventScroll: true });
    };
  }, [trigger]);
}
