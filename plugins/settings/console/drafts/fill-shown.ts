import { defaultsOf, readAt } from '@signalbox/engine/core';
import type { FormStore } from '@signalbox/engine/react';

/**
 * A field that a condition brings into view begins with its default: while it was hidden, the platform kept nothing for it.
 * What is emptied by hand while it is in view stays empty.
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
