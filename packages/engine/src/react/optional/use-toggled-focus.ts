import { useEffect, useRef, type RefObject } from 'react';

/** Matches the elements that enter or add values. Not the buttons that add or remove the value itself. */
const inputs = 'input, textarea, select, button, [tabindex]:not([tabindex="-1"])';

/**
 * Moves the focus after the user added or removed a value: to its first input, or back to the button that adds it. Returns the
 * function to call when a button is pressed. `root` has the value and its buttons, which are in an element with
 * `data-optional`.
 */
export function useToggledFocus(root: RefObject<HTMLElement | null>, isThere: boolean): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current || root.current === null) return;
    isPressed.current = false;
    const around = root.current;
    const button = around.querySelector<HTMLElement>('[data-optional] button');
    if (!isThere) return button?.focus();
    if (focusInput(around)) return;
    // Its inputs are still loading. The user may go on meanwhile.
    button?.focus();
    const observer = new MutationObserver(() => {
      if (document.activeElement !== button || focusInput(around)) observer.disconnect();
    });
    observer.observe(around, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isThere, root]);
  return () => {
    isPressed.current = true;
  };
}

/** True if there is an input, which has the focus then. */
function focusInput(root: HTMLElement): boolean {
  const own = root.querySelector('[data-optional]');
  const input = [...root.querySelectorAll<HTMLElement>(inputs)].find(
    (each) => own?.contains(each) === false && !each.matches(':disabled, [type=hidden]'),
  );
  input?.focus();
  return input !== undefined;
}
