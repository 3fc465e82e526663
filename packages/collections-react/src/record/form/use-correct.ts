import type { Pointer } from '@signalbox/engine/core';
import type { FormStore } from '@signalbox/engine/react';
import { useRef, useState } from 'react';

/** Moves from one invalid value of a form to the next. */
export function useCorrect(store: FormStore) {
  const last = useRef<Pointer>(undefined);
  const [isOn, setIsOn] = useState(false);
  return {
    /** The user has tried to save. */
    isOn,
    start: () => setIsOn(true),
    goToNext: () => {
      const fields = store.errors().flatMap(({ field }) => (field === '' ? [] : [field]));
      const next = fields[(fields.indexOf(last.current ?? '') + 1) % fields.length];
      last.current = next;
      store.showErrors();
      if (next !== undefined) store.focus(next);
    },
  };
}
