import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** JSON with a line for each property and item. A list of plain values, such as the row of a matrix, is one line. */
export function jsonLines(value: JsonValue, indent = ''): string {
  const inner = `${indent}  `;
  const within = (parts: string[]) => `\n${parts.map((part) => `${inner}${part}`).join(',\n')}\n${indent}`;
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object' && item !== null)
      ? `[${within(value.map((item) => jsonLines(item, inner)))}]`
      : `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
  if (!isJsonObject(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${jsonLines(each, inner)}`);
  return `{${within(parts)}}`;
}
