import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface FocusAfterRemoval {
  /** How many can be removed now. */
  count: number;
  /** CSS selector of the buttons that remove them. */
  selector: string;
  /** Gives the focus to something else when none is left. */
  onNone: () => void;
}

/**
 * Moves the focus when a removal takes away the button that has it: to the button in its place, else to the one before.
 */
export function useFocusAfterRemoval<Root extends HTMLElement>({
  count,
  selector,
  onNone,
}: FocusAfterRemoval): {
  root: RefObject<Root | null>;
  /** Called before the removal. */
  keepPlace: () => void;
} {
  const root = useRef<Root>(null);
  const place = useRef<number>(undefined);
  const buttons = () => [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const restore = useEffectEvent((left: number) => {
    if (place.current === undefined) return;
    const next = buttons()[Math.min(place.current, left - 1)];
    place.current = undefined;
    if (next) next.focus();
    else onNone();
  });
  useEffect(() => restore(count), [count]);
  return {
    root,
    keepPlace: () => {
      place.current = Math.max(
        buttons().findIndex((button) => button.contains(document.activeElement)),
        0,
      );
    },
  };
}
