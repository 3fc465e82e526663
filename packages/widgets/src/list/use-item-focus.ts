import { useEffect, useRef, useState } from 'react';

/** Where focus goes after an item came or went; else it would fall back to the page. */
export function useItemFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ selector: string } | undefined>();

  useEffect(() => {
    const area = root.current;
    if (!area || !target) return undefined;
    const start = document.activeElement;
    const goThere = () => {
      const element = area.querySelector<HTMLElement>(target.selector);
      element?.focus();
      return element !== null;
    };
    if (goThere()) return undefined;
    // The code of the first input may still be on its way. Whoever has gone on meanwhile is left alone.
    const arrival = new MutationObserver(() => {
      if (document.activeElement !== start || goThere()) arrival.disconnect();
    });
    arrival.observe(area, { childList: true, subtree: true });
    return () => arrival.disconnect();
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
