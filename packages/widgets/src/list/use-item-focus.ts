import { useEffect, useRef, useState } from 'react';

/** Where focus goes after an item came or went; else it would fall back to the page. */
export function useItemFocus() {
  const root = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ selector: string } | undefined>();

  useEffect(() => {
    if (target) root.current?.querySelector<HTMLElement>(target.selector)?.focus();
  }, [target]);

  const focus = {
    onFirstField: (key: string) =>
      setTarget({ selector: `${item(key)} [data-item-fields] :is(input, textarea, button, [tabindex="0"])` }),
    onHeader: (key: string) => setTarget({ selector: `${item(key)} button` }),
    onAdd: () => setTarget({ selector: '[data-list-add]' }),
  };
  return { root, focus };
}

const item = (key: string) => `[data-item-key="${key}"]`;
