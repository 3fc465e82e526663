import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { isText } from '../json-kinds';

/** The dashboard's id, or `{id}` if the field is an object. A text may have the prefix that the options name. */
export type DashboardValue = string | { id: string };

export const isDashboardValue = (value: JsonValue): value is DashboardValue =>
  isText(value) || (isJsonObject(value) && isText(value.id ?? null));

export function dashboardId(value: DashboardValue | undefined, options: JsonObject): string | undefined {
  if (typeof value === 'object') return value.id;
  const prefix = prefixIn(options);
  return value?.startsWith(prefix) ? value.slice(prefix.length) : value;
}

export function dashboardValue(
  id: string | undefined,
  { schema, options }: { schema: JsonSchema; options: JsonObject },
): DashboardValue | undefined {
  if (id === undefined) return undefined;
  return schema.type === 'object' ? { id } : prefixIn(options) + id;
}

/** `ui:options.prefix`: text before the id in the stored value, e.g. `dashboard.`. */
function prefixIn({ prefix }: JsonObject): string {
  return typeof prefix === 'string' ? prefix : '';
}
