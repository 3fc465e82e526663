import { defaultsOf, readAt } from '@signalbox/engine/core';
import type { FormStore } from '@signalbox/engine/react';

/**
 * A field that a condition makes visible starts with its default: the platform stores nothing for hidden fields.
 * A field that the user clears while it is visible stays empty.
 */
export function fillShown(store: FormStore): void {
  const defaults = defaultsOf(store.form);
  for (const { pointer, when } of store.plan.fields) {
    const initial = readAt(defaults, pointer);
    if (when.length === 0 || initial === undefined) continue;
    const { isVisible } = store.field(pointer);
    store.jotai.sub(isVisible, () => {
      if (store.jotai.get(isVisible) && store.value(pointer) === undefined) store.setValue(pointer, initial);
    });
  }
}
