import type { createStore, PrimitiveAtom } from 'jotai/vanilla';
import type { JsonValue } from '@signalbox/schemas';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

type Value = JsonValue | undefined;

/** A value that no field can have. */
const nothing = Symbol('nothing');

/**
 * Subscribes to a field's value. Does not render for a value that the widget already shows (`ChangeManner.isShown`):
 * the caller passes that value to `willShow` just before it stores it.
 */
export function useFieldValue(jotai: ReturnType<typeof createStore>, value: PrimitiveAtom<Value>) {
  const shown = useRef<Value | typeof nothing>(nothing);
  // Counts renders: the value may return to the last rendered one while the widget shows what the user typed.
  const changes = useRef(0);
  const drawn = useRef<Value>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const before = jotai.get(value);
      const unsubscribe = jotai.sub(value, () => {
        if (jotai.get(value) === shown.current) return;
        shown.current = nothing;
        changes.current += 1;
        onChange();
      });
      // The value may have changed between the render and this subscription.
      if (before !== drawn.current) {
        changes.current += 1;
        onChange();
      }
      return unsubscribe;
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
