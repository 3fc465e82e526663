import { isWithin, maySee } from '@signalbox/engine/core';
import type { FormCatalog, Viewer } from '@signalbox/platform-kit';

interface SavedPointers {
  catalog: FormCatalog;
  viewer: Viewer;
  /** Pointers of the saved fields. The root means any field and is kept. */
  pointers: string[];
}

/** The pointers of fields whose values `core/setting` answers to `viewer`. */
export function visiblePointers({ catalog, viewer, pointers }: SavedPointers): string[] {
  if (viewer.isSuper) return pointers;
  const visible = viewer.permissions.has('setting.view')
    ? catalog.filter(({ plan }) => maySee(plan.form, viewer)).flatMap(({ plan }) => plan.fields)
    : [];
  return pointers.filter(
    (pointer) =>
      pointer === '' || visible.some((field) => isWithin(pointer, field.pointer) || isWithin(field.pointer, pointer)),
  );
}
