import type { StoredError } from '@signalbox/api';
import { errorsOfForm, isJsonObject, readAt } from '@signalbox/engine/core';
import { effectiveSettings, type CatalogForm, type FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { unknownValues } from './unknown-values';

/** Everything in the stored body of a project that no longer validates, in the order of forms and fields, then what is unknown. */
export function storedErrors({
  catalog,
  project,
  saved,
}: {
  catalog: FormCatalog;
  project: string;
  saved: JsonObject;
}): StoredError[] {
  const settings = effectiveSettings(catalog, saved);
  const invalid = catalog.flatMap((form) => {
    const { id, plan, compiled } = form;
    const own = { project, form: id, group: plan.form.place.group };
    const errors = errorsOfForm({ plan, compiled, values: settings });
    return [
      ...brokenSections(form, saved).map((pointer) => ({
        ...own,
        pointer,
        field: '',
        keyword: 'type',
        params: { type: 'object' },
      })),
      ...errors.map(({ pointer, field, keyword, params }) => ({ ...own, pointer, field, keyword, params })),
    ];
  });
  return [...invalid, ...unknownValues({ catalog, saved }).map((unknown) => ({ project, ...unknown }))];
}

/** Sections that hold something other than an object: none of their fields can be read. */
function brokenSections({ plan }: CatalogForm, saved: JsonObject): string[] {
  return plan.sections
    .map(({ pointer }) => pointer)
    .filter((pointer) => {
      const value = readAt(saved, pointer);
      return value !== undefined && value !== null && !isJsonObject(value);
    });
}
