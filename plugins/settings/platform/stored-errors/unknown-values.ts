import { pointerOf, type Pointer } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { keptSettings } from '@signalbox/platform-kit/added-tabs';
import type { CatalogForm, FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { StoredError } from '../../shared/stored-error';

/**
 * Values of the stored body outside of every field, section and derived value, without those of tabs that are to be corrected.
 * Saves keep them.
 */
export function unknownValues({
  catalog,
  saved,
}: {
  catalog: FormCatalog;
  saved: JsonObject;
}): Omit<StoredError, 'project'>[] {
  const fields = new Set(catalog.flatMap(({ plan }) => plan.fields.map(({ pointer }) => pointer)));
  const derived = new Set(
    catalog.flatMap(({ plan }) => Object.keys(plan.form.derive ?? {}).map((name) => pointerOf([name]))),
  );
  const visit = (value: JsonObject, path: string[]): Omit<StoredError, 'project'>[] =>
    Object.entries(value).flatMap(([name, child]) => {
      const pointer = pointerOf([...path, name]);
      if (fields.has(pointer) || derived.has(pointer) || keptSettings().has(path[0] ?? name)) return [];
      if (sectionForm(catalog, pointer)) return isJsonObject(child) ? visit(child, [...path, name]) : [];
      const form = sectionForm(catalog, pointerOf(path));
      const owner = form && { form: form.id, group: form.plan.form.place.group };
      return [{ ...owner, pointer, field: '', keyword: 'unknown', params: {} }];
    });
  return visit(saved, []);
}

/** The form with a section at this place. */
export function sectionForm(catalog: FormCatalog, pointer: Pointer): CatalogForm | undefined {
  return catalog.find(({ plan }) => plan.sections.some((section) => section.pointer === pointer));
}
