import { useCallback, useRef, useState } from 'react';
import { fullSelect, loadFullSelect } from './load-full-select';
import { PlainSelect } from './plain-select';
import { SelectPlaceholder } from './select-placeholder';
import type { Choice, SingleSelectProps } from './single-select-props';

/**
 * antd's `Select` for one value. Loads its 35 KB when the user points at it or focuses it. Until then a placeholder of the
 * same style shows the value, and passes on the focus and the request to open. If loading fails, shows a native select.
 */
export function SingleSelect<Value extends Choice>(props: SingleSelectProps<Value>) {
  const [Full, setFull] = useState(() => fullSelect());
  const [hasFailed, setHasFailed] = useState(false);
  const [startsOpen, setStartsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const isOpenRequested = useRef(false);
  const takeOver = useCallback((select: { focus: () => void } | null) => {
    if (select === null) return;
    if (hadFocus.current) select.focus();
    hadFocus.current = false;
  }, []);

  const loadFull = async () => {
    const isLoaded = await loadFullSelect();
    hadFocus.current = input.current !== null && document.activeElement === input.current;
    // Does not open the list if the user moved focus meanwhile.
    setStartsOpen(isOpenRequested.current && hadFocus.current);
    setFull(() => fullSelect());
    setHasFailed(!isLoaded);
  };
  const open = () => {
    isOpenRequested.current = true;
    void loadFull();
  };
  const dismiss = () => {
    isOpenRequested.current = false;
  };

  if (Full !== undefined) {
    const status = props['aria-invalid'] ? 'error' : '';
    return <Full<Value> {...props} status={status} ref={takeOver} defaultOpen={startsOpen} />;
  }
  if (hasFailed) return <PlainSelect {...props} ref={takeOver} />;
  return <SelectPlaceholder {...props} ref={input} onNear={() => void loadFull()} onOpen={open} onDismiss={dismiss} />;
}
