import { type RefObject, useEffect, useRef } from 'react';

interface NextFocus<T extends HTMLElement> {
  frame: RefObject<T | null>;
  /** After the next change, the first of these parts of the frame that is there and not disabled has the focus. */
  focusNext: (...selectors: string[]) => void;
}

/** For a change that removes or disables the button it was made with: a keyboard goes on beside it. */
export function useNextFocus<T extends HTMLElement>(): NextFocus<T> {
  const frame = useRef<T>(null);
  const next = useRef<string[]>([]);
  useEffect(() => {
    const selectors = next.current;
    next.current = [];
    const parts = selectors.map((selector) => frame.current?.querySelector<HTMLElement>(`${selector}:enabled`));
    parts.find(Boolean)?.focus();
  });
  return {
    frame,
    focusNext: (...selectors) => {
      next.current = selectors;
    },
  };
}

/** A part, by its `data-part`, of the item at this index of a list. */
export function partOfItem(index: number, part: string): string {
  return `li:nth-child(${index + 1}) [data-part="${part}"]`;
}
