import { useRef } from 'react';

const pauseMilliseconds = 700;

/** Finds the row whose title starts with what was typed without a pause, from the row behind the current one on. */
export function useTypeAhead(): (letter: string, titles: readonly string[], current: number) => number | undefined {
  const typed = useRef({ text: '', at: 0 });
  return (letter, titles, current) => {
    const now = performance.now();
    const text = (now - typed.current.at > pauseMilliseconds ? '' : typed.current.text) + letter.toLocaleLowerCase();
    typed.current = { text, at: now };
    // A second letter may still fit the current row; the same letter again goes on to the next one.
    const isRepeated = [...text].every((each) => each === text[0]);
    const wanted = isRepeated ? letter.toLocaleLowerCase() : text;
    const first = isRepeated ? current + 1 : current;
    const order = titles.map((_, offset) => (first + offset) % titles.length);
    return order.find((index) => titles[index]?.toLocaleLowerCase().startsWith(wanted));
  };
}
