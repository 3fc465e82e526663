import { type ReactNode, useEffect, useRef } from 'react';
import styles from './preview.module.css';

interface SelectableFieldsProps {
  /** Pointer of the selected field. */
  selected: string | undefined;
  onSelect: (pointer: string) => void;
  children: ReactNode;
}

/** A form whose fields are selected where the user clicks or focuses them. The selected one is marked. */
export function SelectableFields({ selected, onSelect, children }: SelectableFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onSelect);
  useEffect(() => {
    latest.current = onSelect;
  });
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    // A press selects at its end: the page may move when the properties change, and the press would miss what it began on.
    let isPressed = false;
    const handlePress = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
    };
    const handle = ({ target, type }: Event) => {
      if (isPressed && type === 'focusin') return;
      const field = target instanceof Element ? target.closest('[data-pointer]') : null;
      const pointer = field?.getAttribute('data-pointer');
      if (typeof pointer === 'string') latest.current(pointer);
    };
    current.addEventListener('pointerdown', handlePress);
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, handlePress);
    current.addEventListener('focusin', handle);
    current.addEventListener('click', handle);
    return () => {
      current.removeEventListener('pointerdown', handlePress);
      for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, handlePress);
      current.removeEventListener('focusin', handle);
      current.removeEventListener('click', handle);
    };
  }, []);
  useEffect(() => {
    const { current } = place;
    if (!current || selected === undefined) return undefined;
    const mark = () => {
      for (const field of current.querySelectorAll('[data-pointer]'))
        field.toggleAttribute('data-is-selected', field.getAttribute('data-pointer') === selected);
    };
    mark();
    // Fields appear by conditions, and with the next version of the form.
    const observer = new MutationObserver(mark);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selected]);
  return (
    <div ref={place} className={styles.selectable}>
      {children}
    </div>
  );
}
