import type { JsonValue } from '@signalbox/schemas';
import { isSameValue, type Pointer } from '../../core';

/** The fields that differ from the saved values, updated one field at a time. */
export function createDirtyFields(savedValue: (pointer: Pointer) => JsonValue | undefined) {
  const dirty = new Set<Pointer>();
  return {
    has: (pointer: Pointer) => dirty.has(pointer),
    all: (): Pointer[] => [...dirty],
    some(test: (pointer: Pointer) => boolean): boolean {
      for (const pointer of dirty) if (test(pointer)) return true;
      return false;
    },
    /** An optional section is dirty if it is in the draft and not in the saved values, or the other way round. */
    mark(section: Pointer, isDirty: boolean): void {
      if (isDirty) dirty.add(section);
      else dirty.delete(section);
    },
    /** Compares the field's value with the saved one. Called after each edit and when the saved values change. */
    compare(pointer: Pointer, value: JsonValue | undefined): void {
      if (isSameValue(savedValue(pointer), value)) dirty.delete(pointer);
      else dirty.add(pointer);
    },
  };
}
