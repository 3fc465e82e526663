import { useLayoutEffect, useRef } from 'react';

/** Puts `text` into an input that otherwise keeps its own: at first, and where it came from elsewhere than its keys. */
export function useShownText(text: string) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null && input.current.value !== text) input.current.value = text;
  });
  return input;
}
