import { derivedOf, mergeFields, readAt, visibleFields, writeAt, type FieldPlan } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { hasSecret } from '@signalbox/schemas/secret-places';
import type { SavedPart } from './save-drafts';

interface SavedSettingsOptions {
  /** The settings that the platform merged the patch into. */
  settings: JsonObject;
  patch: JsonObject;
  parts: readonly SavedPart[];
}

/**
 * The settings after a save, equal to what `GET core/setting` answers then. Undefined if only the platform knows them:
 * it gives new items of lists with secrets an id, and a field that the save makes visible may have a stored value.
 */
export function savedSettings({ settings, patch, parts }: SavedSettingsOptions): JsonObject | undefined {
  const plans = parts.map(({ store }) => store.plan);
  const merged = mergeFields({ plans, settings, patch });
  if (parts.some((part) => revealsField(part, settings))) return undefined;
  const changed = new Set(merged.pointers);
  const fields = plans.flatMap((plan) => plan.fields).filter(({ pointer }) => changed.has(pointer));
  if (fields.some((field) => hasNewItem(field, readAt(merged.settings, field.pointer)))) return undefined;
  const marked = fields.reduce((rest, { pointer, schema }) => {
    const value = readAt(rest, pointer);
    return value === undefined ? rest : writeAt(rest, pointer, withMarkers(schema, value));
  }, merged.settings);
  return parts.reduce((rest, { store }) => ({ ...rest, ...derivedOf({ form: store.form, values: marked }) }), marked);
}

/** True if a field without a sent value was hidden before the save and is visible after it. */
function revealsField({ store: { plan, compiled }, submission }: SavedPart, settings: JsonObject): boolean {
  if (plan.conditions.length === 0) return false;
  // A save does not change whether the settings of other tabs show a field; the platform says so if it does.
  const before = visibleFields({ plan, compiled, values: settings, ignoresSettings: true });
  const after = visibleFields({ plan, compiled, values: submission.values, ignoresSettings: true });
  return [...after].some((pointer) => !before.has(pointer) && readAt(submission.values, pointer) === undefined);
}

/** True if a list with secrets has an item without an id. */
function hasNewItem({ schema }: FieldPlan, value: JsonValue | undefined): boolean {
  const items = itemsOf(schema);
  if (!Array.isArray(value) || items?.properties?.['id'] === undefined || !hasSecret(items)) return false;
  return value.some((item) => isJsonObject(item) && item['id'] === undefined);
}

/** The value with the marker instead of each secret. */
function withMarkers(schema: JsonSchema, value: JsonValue): JsonValue {
  if (schema.writeOnly === true) return { isSet: true };
  if (!hasSecret(schema)) return value;
  const { properties = {} } = schema;
  const items = itemsOf(schema);
  if (Array.isArray(value)) return items ? value.map((item) => withMarkers(items, item)) : value;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      properties[name] ? withMarkers(properties[name], child) : child,
    ]),
  );
}
