import { derivedOf, readAt, writeAt } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

/** The values of the tabs in `catalog`, and their derived values. */
export function visibleSettings({ catalog, settings }: { catalog: FormCatalog; settings: JsonObject }): JsonObject {
  return catalog.reduce((visible, { plan }) => {
    const values = plan.fields.reduce((rest, { pointer }) => {
      const value = readAt(settings, pointer);
      return value === undefined ? rest : writeAt(rest, pointer, value);
    }, visible);
    return { ...values, ...derivedOf({ form: plan.form, values: settings }) };
  }, {} as JsonObject);
}
