import type { JsonValue } from '@signalbox/schemas';
import { isSameValue, type Pointer } from '../../core';

/** Which fields differ from what is saved, kept up to date one field at a time. */
export function createDirtyFields(read: (pointer: Pointer) => JsonValue | undefined, pointers: Iterable<Pointer>) {
  const saved = new Map<Pointer, JsonValue | undefined>();
  const dirty = new Set<Pointer>();
  for (const pointer of pointers) saved.set(pointer, read(pointer));
  return {
    has: (pointer: Pointer) => dirty.has(pointer),
    some(test: (pointer: Pointer) => boolean): boolean {
      for (const pointer of dirty) if (test(pointer)) return true;
      return false;
    },
    savedValue: (pointer: Pointer) => saved.get(pointer),
    edited(pointer: Pointer, value: JsonValue | undefined): void {
      if (isSameValue(saved.get(pointer), value)) dirty.delete(pointer);
      else dirty.add(pointer);
    },
    setSaved(pointer: Pointer, value: JsonValue | undefined): void {
      saved.set(pointer, value);
      this.edited(pointer, read(pointer));
    },
  };
}
