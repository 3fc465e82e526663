import type { Pointer } from '../../core';

type Listener = (pointer: Pointer) => void;

/** Who wants to hear of which fields: a key tells those alone that show its field, however long the form. */
export function createValueWatchers() {
  const byField = new Map<Pointer, Set<Listener>>();
  return {
    /** Ends when the answer is called. */
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
