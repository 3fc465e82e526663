import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';

/**
 * A property whose value is the id of a record of another model: `{"type": "string", "reference": "device"}`. Lists may
 * have such items.
 */
export interface ReferenceColumn {
  /** Names of properties, without the indexes of items. */
  path: string[];
  /** Key or id of the other model. */
  model: string;
}

export function referenceColumns(schema: JsonObject): ReferenceColumn[] {
  return columnsIn(schema, []);
}

function columnsIn(schema: JsonValue | undefined, path: string[]): ReferenceColumn[] {
  if (!isJsonObject(schema) || path.length > maxDepth) return [];
  const { reference, properties, items } = schema;
  const own = typeof reference === 'string' ? [{ path, model: reference }] : [];
  const inner = isJsonObject(properties)
    ? Object.entries(properties).flatMap(([name, property]) => columnsIn(property, [...path, name]))
    : [];
  return [...own, ...inner, ...columnsIn(items, path)];
}

const maxDepth = 24;
