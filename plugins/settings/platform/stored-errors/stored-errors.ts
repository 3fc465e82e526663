import { migratedSources, readAt, withoutSources } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { effectiveSettings, errorsOfTab, type CatalogForm, type FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { StoredError } from '../../shared/stored-error';
import { unknownValues } from './unknown-values';

/** All invalid values in the stored body of a project, in the order of forms and fields, followed by unknown values. */
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
    const { id, plan } = form;
    const own = { project, form: id, group: plan.form.place.group };
    const errors = errorsOfTab(form, settings);
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
  // Servers of the previous version still read these.
  const earlier = migratedSources(
    catalog.flatMap(({ migrations }) => migrations),
    saved,
  );
  return [
    ...invalid,
    ...unknownValues({ catalog, saved: withoutSources(saved, earlier) }).map((unknown) => ({ project, ...unknown })),
  ];
}

/** Sections that are not an object, so that their fields cannot be read. */
function brokenSections({ plan }: CatalogForm, saved: JsonObject): string[] {
  return plan.sections
    .map(({ pointer }) => pointer)
    .filter((pointer) => {
      const value = readAt(saved, pointer);
      return value !== undefined && value !== null && !isJsonObject(value);
    });
}
