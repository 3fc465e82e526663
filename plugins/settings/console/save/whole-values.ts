import { mergeFields, type FormPlan } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

interface WholeValuesOptions {
  plans: FormPlan[];
  /** The settings as the platform has them now. */
  settings: JsonObject;
  patch: JsonObject;
}

/**
 * The patch for an existing platform, which may merge no deeper than the top level: each setting that `patch` changes, with
 * all its values. File types are called as the documents call them.
 */
export function wholeValues({ plans, settings, patch }: WholeValuesOptions): JsonObject {
  const merged = mergeFields({ plans, settings, patch }).settings;
  const isDerived = (name: string) => plans.some(({ form }) => form.derive?.[name] !== undefined);
  return Object.fromEntries(
    Object.entries(patch).map(([name, value]) => [name, documented(name, isDerived(name) ? value : merged[name])]),
  );
}

function documented(name: string, value: JsonValue = null): JsonValue {
  if (name !== 'mediaLibraryAllowList' || !Array.isArray(value)) return value;
  return value.map((entry) => (isJsonObject(entry) && entry.name === '3d' ? { ...entry, name: '3d file' } : entry));
}
