import { isJsonObject, type JsonObject, type JsonValue, objectOf } from '@signalbox/schemas/json';
import { columnAt } from '@signalbox/collections-core';
import type { RecordColumn } from '../../query/record-columns';

export interface ExportColumn {
  path: readonly string[];
  /** In the language of the export, with the titles of the objects around it. */
  title: string;
  /** `date` is a day, `dateTime` a moment. */
  kind: 'id' | 'date' | 'dateTime' | 'other';
  /** Labels of values. */
  labels: ReadonlyMap<JsonValue, string>;
  /** The list whose records the values are ids of, one or many: key or id of a model, or the address of a declared list. */
  reference?: string;
}

/** The text of a title in the language of the export; '' for a value that is none. */
export type TextOf = (title: JsonValue | undefined) => string;

export function exportColumn(schema: JsonObject, column: RecordColumn, textOf: TextOf): ExportColumn {
  const { path } = column;
  if (column.type === 'id') return { path, title: 'ID', kind: 'id', labels: new Map() };
  const titles = column.path.map((name, index) => {
    const { title } = columnAt(schema, column.path.slice(0, index + 1))?.schema ?? {};
    return textOf(title) || name;
  });
  const { format } = column.schema;
  const items = objectOf(column.schema['items']);
  const reference = column.schema['reference'] ?? items['reference'];
  const labels = new Map([...labelsOf(column.schema, textOf), ...labelsOf(items, textOf)]);
  const kind = format === 'date' ? 'date' : format === 'date-time' ? 'dateTime' : 'other';
  const exported = { path, title: titles.join(' › '), kind, labels } as const;
  return typeof reference === 'string' ? { ...exported, reference } : exported;
}

function labelsOf({ enum: values, enumNames, oneOf }: JsonObject, textOf: TextOf): [JsonValue, string][] {
  const named = Array.isArray(values)
    ? values.map((value, index) => [value, Array.isArray(enumNames) ? enumNames[index] : undefined] as const)
    : [];
  const choices = Array.isArray(oneOf)
    ? oneOf.filter(isJsonObject).map((each) => [each['const'], each['title']] as const)
    : [];
  return [...named, ...choices].flatMap(([value, label]) => {
    const text = textOf(label);
    return value === undefined || text === '' ? [] : [[value, text] as [JsonValue, string]];
  });
}

/** A value as a person reads it: a text, a number, a boolean, or undefined for a missing one. */
export function cellOf(record: JsonObject, { path, labels }: ExportColumn): string | number | boolean | undefined {
  const value = valueAt(record, path);
  if (value === undefined || value === null) return undefined;
  const label = labels.get(value);
  if (label !== undefined) return label;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.map((item) => labels.get(item) ?? String(item)).join(', ');
  return JSON.stringify(value);
}

/** A number in the path is the index of an item. */
export function valueAt(value: JsonValue | undefined, [name, ...rest]: readonly string[]): JsonValue | undefined {
  if (name === undefined) return value;
  if (Array.isArray(value))
    return /^\d+$/.test(name)
      ? valueAt(value[Number(name)], rest)
      : value.map((item) => valueAt(item, [name, ...rest]) ?? null);
  return isJsonObject(value) && Object.hasOwn(value, name) ? valueAt(value[name], rest) : undefined;
}
