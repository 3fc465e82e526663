import { isJsonObject } from '@signalbox/schemas/json';
import type { FieldMessages } from '@signalbox/engine/react';
import type { JsonValue, JsonSchema } from '@signalbox/schemas';

export interface ValueTextOptions {
  value: JsonValue | undefined;
  schema: JsonSchema;
  /** Message prefix of the field, for the labels of enum values. */
  part: FieldMessages['part'];
  /** Messages of the plug-in, with the keys `conflict.empty`, `on`, `off` and `entries`, and those of the widgets. */
  t: (key: string, params?: Record<string, string | number>) => string;
}

/** Formats a value for the user. The marker of a secret reveals nothing about it. */
export function valueText({ value, schema, part, t }: ValueTextOptions): string {
  if (value === undefined || value === null || value === '') return t('conflict.empty');
  if (schema.enum && typeof value === 'string') return part(`options.${value}`);
  if (typeof value === 'boolean') return t(value ? 'conflict.on' : 'conflict.off');
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return t('conflict.entries', { count: value.length });
  if (isJsonObject(value)) return objectText(value, t);
  return JSON.stringify(value);
}

function objectText(value: { [key: string]: JsonValue }, t: ValueTextOptions['t']): string {
  if (value['isSet'] === true) return '••••••••';
  const { count, unit, time } = value;
  if (typeof count === 'number' && typeof unit === 'string' && typeof time === 'number') {
    return `${count} ${t(`widgets::duration.${unit}`, { count })}`;
  }
  return JSON.stringify(value);
}
