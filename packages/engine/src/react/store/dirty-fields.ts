import type { JsonValue } from '@signalbox/schemas';
import { isSameValue, type Pointer } from '../../core';

/** Which fields differ from what is saved, kept up to date one field at a time. */
export function createDirtyFields(savedValue: (pointer: Pointer) => JsonValue | undefined) {
  const dirty = new Set<Pointer>();
  return {
    has: (pointer: Pointer) => dirty.has(pointer),
    some(test: (pointer: Pointer) => boolean): boolean {
      for (const pointer of dirty) if (test(pointer)) return true;
      return false;
    },
    /** Compares what the field holds with what is saved: after each edit, and when what is saved changed. */
    compare(pointer: Pointer, value: JsonValue | undefined): void {
      if (isSameValue(savedValue(pointer), value)) dirty.delete(pointer);
      else dirty.add(pointer);
    },
  };
}
