import type { MenuProps } from 'antd';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

/** What a row calls in the tree. */
export interface RowHandlers {
  toggle: (key: string, isExpanded: boolean) => void;
  select: (key: string) => void;
  setMenu: (key: string, isOpen: boolean) => void;
  setActive: (key: string) => void;
  pressKey: (event: KeyboardEvent<HTMLDivElement>) => void;
  /** The entries of the row's menu at this moment. */
  menuOf: (key: string) => NonNullable<MenuProps['items']>;
}

/** Calls the handlers of the last render through one object, so that a row is rendered only for changes of its own. */
export function useRowHandlers(current: RowHandlers): RowHandlers {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const [handlers] = useState<RowHandlers>(() => ({
    toggle: (key, isExpanded) => latest.current.toggle(key, isExpanded),
    select: (key) => latest.current.select(key),
    setMenu: (key, isOpen) => latest.current.setMenu(key, isOpen),
    setActive: (key) => latest.current.setActive(key),
    pressKey: (event) => latest.current.pressKey(event),
    menuOf: (key) => latest.current.menuOf(key),
  }));
  return handlers;
}
