import { derivedOf, maySee, readAt, writeAt, type Viewer } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

/** The values of the tabs that the viewer may see, and what is derived from them. */
export function visibleSettings({
  catalog,
  viewer,
  settings,
}: {
  catalog: FormCatalog;
  viewer: Viewer;
  settings: JsonObject;
}): JsonObject {
  const seen = catalog.filter(({ plan }) => maySee(plan.form, viewer));
  return seen.reduce((visible, { plan }) => {
    const values = plan.fields.reduce((rest, { pointer }) => {
      const value = readAt(settings, pointer);
      return value === undefined ? rest : writeAt(rest, pointer, value);
    }, visible);
    return { ...values, ...derivedOf({ form: plan.form, values: settings }) };
  }, {} as JsonObject);
}
