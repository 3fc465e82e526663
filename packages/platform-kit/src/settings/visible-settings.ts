import { derivedOf, isThere, maySee, optionalSections, readAt, writeAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { Viewer } from '../contract';
import type { FormCatalog } from './form-catalog';

interface TabsWithSettings {
  catalog: FormCatalog;
  settings: JsonObject;
}

/** The values of the tabs in `catalog`, and their derived values. */
export function settingsOfTabs({ catalog, settings }: TabsWithSettings): JsonObject {
  return catalog.reduce((visible, { plan }) => {
    const added = optionalSections(plan).filter(({ pointer }) => isThere(settings, pointer));
    const sections = added.reduce((rest, { pointer }) => writeAt(rest, pointer, {}), visible);
    const values = plan.fields.reduce((rest, { pointer }) => {
      const value = readAt(settings, pointer);
      return value === undefined ? rest : writeAt(rest, pointer, value);
    }, sections);
    return { ...values, ...derivedOf({ form: plan.form, values: settings }) };
  }, {} as JsonObject);
}

/** The same, of those tabs that `viewer` may see. A super administrator sees all settings, also those without a tab. */
export function settingsSeenBy(viewer: Viewer, { catalog, settings }: TabsWithSettings): JsonObject {
  if (viewer.isSuper) return settings;
  return settingsOfTabs({ catalog: catalog.filter(({ plan }) => maySee(plan.form, viewer)), settings });
}
