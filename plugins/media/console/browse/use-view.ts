import { useState } from 'react';

export const views = ['grid', 'table'] as const;
export type View = (typeof views)[number];

const key = 'signalbox.media.view';

/** Returns how this browser shows files. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(() => views.find((each) => each === localStorage.getItem(key)) ?? 'grid');
  const choose = (next: View) => {
    setView(next);
    localStorage.setItem(key, next);
  };
  return [view, choose];
}
