import { useEffect, useRef, useState } from 'react';

/** Sets focus after an item was added or removed; otherwise it would move to the page. */
export function useItemFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ selector: string } | undefined>();

  useEffect(() => {
    const area = root.current;
    if (!area || !target) return undefined;
    const start = document.activeElement;
    const focusTarget = () => {
      const element = area.querySelector<HTMLElement>(target.selector);
      element?.focus();
      return element !== null;
    };
    if (focusTarget()) return undefined;
    // The code of the first input may still be loading. Keeps the focus of a user who moved it meanwhile.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== start || focusTarget()) observer.disconnect();
    });
    observer.observe(area, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [target]);

  const focus = {
    onFirstField: (key: string) =>
      setTarget({
        selector: `${item(key)} [data-item-field]:first-child :is(input, textarea, button, [tabindex="0"])`,
      }),
    onHeader: (key: string) => setTarget({ selector: `${item(key)} button` }),
    onAdd: () => setTarget({ selector: '[data-list-add]' }),
  };
  return { root, focus };
}

const item = (key: string) => `[data-item-key="${key}"]`;
