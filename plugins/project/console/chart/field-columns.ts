import type { DeviceValues, FieldValues } from '../../shared/dashboards/table-values';

/** The fields of all devices, each once, in the order of the first device that has them. */
export function fieldColumns(devices: readonly DeviceValues[]): Pick<FieldValues, 'field' | 'title' | 'unit'>[] {
  const columns = new Map<string, FieldValues>();
  for (const each of devices.flatMap(({ fields }) => fields))
    if (!columns.has(each.field)) columns.set(each.field, each);
  return [...columns.values()];
}
