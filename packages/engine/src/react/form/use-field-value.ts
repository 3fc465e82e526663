import type { createStore, PrimitiveAtom } from 'jotai/vanilla';
import type { JsonValue } from '@signalbox/schemas';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

type Value = JsonValue | undefined;

/** Nothing that a field could hold. */
const nothing = Symbol('nothing');

/**
 * A field's value. A field is not drawn again for what its own widget says to show already (`ChangeManner.isShown`):
 * `willShow` takes that value just before it is stored.
 */
export function useFieldValue(jotai: ReturnType<typeof createStore>, value: PrimitiveAtom<Value>) {
  const shown = useRef<Value | typeof nothing>(nothing);
  // Counts what is to be drawn: the value may go back to what was drawn last, while the widget shows what was typed.
  const changes = useRef(0);
  const drawn = useRef<Value>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const before = jotai.get(value);
      const end = jotai.sub(value, () => {
        if (jotai.get(value) === shown.current) return;
        shown.current = nothing;
        changes.current += 1;
        onChange();
      });
      // It may have changed since it was drawn and before anybody listened.
      if (before !== drawn.current) {
        changes.current += 1;
        onChange();
      }
      return end;
    },
    [jotai, value],
  );
  const count = () => changes.current;
  useSyncExternalStore(subscribe, count, count);
  const current = jotai.get(value);
  useLayoutEffect(() => {
    drawn.current = current;
  });
  const willShow = useCallback((next: Value, isShown = false) => {
    shown.current = isShown ? next : nothing;
  }, []);
  return { value: current, willShow };
}
