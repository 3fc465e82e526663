import type { createStore, PrimitiveAtom } from 'jotai/vanilla';
import type { JsonValue } from '@signalbox/schemas';
import { useCallback, useRef, useSyncExternalStore } from 'react';

type Value = JsonValue | undefined;

/** Nothing that a field could hold. */
const nothing = Symbol('nothing');

/**
 * A field's value. A field is not drawn again for what its own widget says to show already (`ChangeManner.isShown`):
 * `willShow` takes that value just before it is stored.
 */
export function useFieldValue(jotai: ReturnType<typeof createStore>, value: PrimitiveAtom<Value>) {
  const shown = useRef<Value | typeof nothing>(nothing);
  const subscribe = useCallback(
    (onChange: () => void) =>
      jotai.sub(value, () => {
        if (jotai.get(value) === shown.current) return;
        shown.current = nothing;
        onChange();
      }),
    [jotai, value],
  );
  const read = () => jotai.get(value);
  const current = useSyncExternalStore(subscribe, read, read);
  const willShow = useCallback((next: Value, isShown = false) => {
    shown.current = isShown ? next : nothing;
  }, []);
  return { value: current, willShow };
}
