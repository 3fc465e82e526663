import { useCallback, useRef, useState } from 'react';
import { fullSelect, loadFullSelect } from './load-full-select';
import { PlainSelect } from './plain-select';
import { SelectPlaceholder } from './select-placeholder';
import type { Choice, SingleSelectProps } from './single-select-props';

/**
 * antd's `Select` for one value. Its 35 KB are fetched when somebody comes near: until then a stand-in of the same looks
 * shows the value, and hands over the focus and the wish to open. Where they cannot be fetched, the browser's own serves.
 */
export function SingleSelect<Value extends Choice>(props: SingleSelectProps<Value>) {
  const [Full, setFull] = useState(() => fullSelect());
  const [hasFailed, setHasFailed] = useState(false);
  const [startsOpen, setStartsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const wantsOpen = useRef(false);
  const takeOver = useCallback((select: { focus: () => void } | null) => {
    if (select === null) return;
    if (hadFocus.current) select.focus();
    hadFocus.current = false;
  }, []);

  const fetchIt = async () => {
    const isThere = await loadFullSelect();
    hadFocus.current = input.current !== null && document.activeElement === input.current;
    // Who has gone on meanwhile does not want a list to open behind.
    setStartsOpen(wantsOpen.current && hadFocus.current);
    setFull(() => fullSelect());
    setHasFailed(!isThere);
  };
  const open = () => {
    wantsOpen.current = true;
    void fetchIt();
  };
  const dismiss = () => {
    wantsOpen.current = false;
  };

  if (Full !== undefined) {
    const status = props['aria-invalid'] ? 'error' : '';
    return <Full<Value> {...props} status={status} ref={takeOver} defaultOpen={startsOpen} />;
  }
  if (hasFailed) return <PlainSelect {...props} ref={takeOver} />;
  return <SelectPlaceholder {...props} ref={input} onNear={() => void fetchIt()} onOpen={open} onDismiss={dismiss} />;
}
