import { useState } from 'react';

const pauseMilliseconds = 700;

/** Finds rows by what is typed without a pause. */
interface TypeAhead {
  /** True while the next key belongs to the text. */
  isTyping: () => boolean;
  /** The row whose title starts with the text, from the row behind the current one on. */
  find: (letter: string, titles: readonly string[], current: number) => number | undefined;
}

export function useTypeAhead(): TypeAhead {
  const [typeAhead] = useState(createTypeAhead);
  return typeAhead;
}

export function createTypeAhead(): TypeAhead {
  let typed = { text: '', at: Number.NEGATIVE_INFINITY };
  const isTyping = () => performance.now() - typed.at <= pauseMilliseconds;
  return {
    isTyping,
    find(letter, titles, current) {
      const text = (isTyping() ? typed.text : '') + letter.toLocaleLowerCase();
      typed = { text, at: performance.now() };
      // A second letter may still fit the current row; the same letter again goes on to the next one.
      const isRepeated = [...text].every((each) => each === text[0]);
      const wanted = isRepeated ? letter.toLocaleLowerCase() : text;
      const first = isRepeated ? current + 1 : current;
      const order = titles.map((_, offset) => (first + offset) % titles.length);
      return order.find((index) => titles[index]?.toLocaleLowerCase().startsWith(wanted));
    },
  };
}
