import type { Pointer } from '../../core';

type Listener = (pointer: Pointer) => void;

/** Listeners by field: an edit notifies only the listeners of its field, in a form of any length. */
export function createValueWatchers() {
  const byField = new Map<Pointer, Set<Listener>>();
  return {
    /** The returned function unsubscribes. */
    watch(pointers: readonly Pointer[], listener: Listener): () => void {
      for (const pointer of pointers) {
        const listeners = byField.get(pointer);
        if (listeners === undefined) byField.set(pointer, new Set([listener]));
        else listeners.add(listener);
      }
      return () => {
        for (const pointer of pointers) byField.get(pointer)?.delete(listener);
      };
    },
    notify(pointer: Pointer): void {
      byField.get(pointer)?.forEach((listener) => listener(pointer));
    },
  };
}
