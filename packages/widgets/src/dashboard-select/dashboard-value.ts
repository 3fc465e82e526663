import { isJsonObject } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { isText } from '../json-kinds';

/** The dashboard's id, or `{id}` where the field is an object. */
export type DashboardValue = string | { id: string };

export const isDashboardValue = (value: JsonValue): value is DashboardValue =>
  isText(value) || (isJsonObject(value) && isText(value.id ?? null));

export function dashboardId(value: DashboardValue | undefined): string | undefined {
  return typeof value === 'object' ? value.id : value;
}

export function dashboardValue(id: string | undefined, schema: JsonSchema): DashboardValue | undefined {
  return id !== undefined && schema.type === 'object' ? { id } : id;
}
