import { optionalSections, type Pointer } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';

/** The forms that own at least one of the fields or optional sections. */
export function formsOf(catalog: FormCatalog, pointers: readonly Pointer[]): FormCatalog {
  const wanted = new Set(pointers);
  return catalog.filter(({ plan }) =>
    [...plan.fields, ...optionalSections(plan)].some(({ pointer }) => wanted.has(pointer)),
  );
}
