import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/**
 * Separates the properties that no form has. The same archive may contain the published tabs that they belong to, which
 * are not in use before the restore. The markers of secrets are left out: no archive has the secrets.
 */
export function withoutUnknown(catalog: FormCatalog, archived: JsonObject): { known: JsonObject; unknown: JsonObject } {
  const names = new Set(catalog.flatMap(({ plan }) => plan.fields).map(({ path }) => path[0]));
  const parts = Object.entries(archived);
  return {
    known: Object.fromEntries(parts.filter(([name]) => names.has(name))),
    unknown: Object.fromEntries(
      parts.flatMap(([name, value]) => (names.has(name) || isMarker(value) ? [] : [[name, withoutMarkers(value)]])),
    ),
  };
}

function withoutMarkers(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutMarkers);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (isMarker(part) ? [] : [[name, withoutMarkers(part)]])),
  );
}

function isMarker(value: JsonValue): boolean {
  return isJsonObject(value) && value['isSet'] === true && Object.keys(value).length === 1;
}
