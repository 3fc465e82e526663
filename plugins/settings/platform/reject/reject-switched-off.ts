import { PlatformError } from '@signalbox/api';
import { isSameValue, isThere, optionalSections, pathOf, readAt, type Pointer } from '@signalbox/engine/core';
import type { CatalogForm, FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { groupVisible } from '@signalbox/schemas/validators/all';
import { formsOf } from '../forms-of';

/**
 * Throws `switchedOff` when a save changes a field of a page or tab that the settings switch off, both before and after
 * the save. One save may switch the page on or off and change its fields. A field may always return to its default.
 */
export function rejectSwitchedOff({
  catalog,
  before,
  settings,
  touched,
}: {
  catalog: FormCatalog;
  /** The effective settings before the save. */
  before: JsonObject;
  /** The effective settings after it. */
  settings: JsonObject;
  touched: Pointer[];
}): void {
  for (const form of formsOf(catalog, touched)) {
    const page = switchedOff(form, settings);
    if (page === undefined || switchedOff(form, before) === undefined) continue;
    const isDefault = (pointer: Pointer) => isSameValue(readAt(settings, pointer), readAt(form.defaults, pointer));
    const changed = [
      ...form.plan.fields.filter(({ pointer }) => !isDefault(pointer)),
      ...optionalSections(form.plan).filter(({ pointer }) => isThere(settings, pointer)),
    ].find(({ pointer }) => touched.includes(pointer));
    if (changed === undefined) continue;
    throw new PlatformError('switchedOff', { field: pathOf(changed.pointer).join('.'), params: { page } });
  }
}

/** Namespace of the messages of the page or tab that the settings switch off, with what to switch on as `closed`. */
function switchedOff({ id, plan, compiled }: CatalogForm, settings: JsonObject): string | undefined {
  const { group } = plan.form.place;
  if (groupVisible[group]?.(settings) === false) return `groups/${group}`;
  return compiled.isVisible(settings) ? undefined : `forms/${id}`;
}
