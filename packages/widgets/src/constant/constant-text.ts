import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';

interface ConstantTexts {
  /** Looks up `options.<value>` of the field; an object or a list is `options.0`. Without the message: the value. */
  option: WidgetProps<JsonValue>['messages'];
  yes: string;
  no: string;
}

/** A value as users read it. Objects without a title are JSON. */
export function constantText(value: JsonValue, { option, yes, no }: ConstantTexts): string {
  if (typeof value === 'object' && value !== null) {
    const title = option('options.0');
    if (title !== '0') return title;
    return Array.isArray(value) && value.every(isPlain) ? value.join(', ') : JSON.stringify(value);
  }
  const title = option(`options.${String(value)}`);
  if (typeof value !== 'boolean' || title !== String(value)) return title;
  return value ? yes : no;
}

function isPlain(item: JsonValue): item is string | number {
  return typeof item === 'string' || typeof item === 'number';
}
