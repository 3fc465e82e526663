import type { JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { itemAt } from '@signalbox/schemas/items-of';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { definitionOf } from '../../core';
import { fits } from './with-constants';

interface CopyOptions {
  /** Schema of an item. */
  schema: JsonSchema;
  uiSchema?: UiSchema;
  definitions: JsonSchema['definitions'];
  /** The value of a new item. */
  start?: JsonValue | undefined;
}

/** A copy of an item of a list that RJSF draws, by the rule of our lists: what no user can enter starts as in a new item. */
export function copiedItem(item: JsonValue, { schema, uiSchema = {}, definitions, start }: CopyOptions): JsonValue {
  const resolved = definitionOf(schema, definitions);
  if (Array.isArray(item))
    return item.map((each, place) => copiedItem(each, { schema: itemAt(resolved, place) ?? {}, definitions }));
  if (!isJsonObject(item)) return item;
  const branches = (resolved.oneOf ?? resolved.anyOf)?.map((branch) => definitionOf(branch, definitions));
  const properties = { ...resolved.properties, ...branches?.find((branch) => fits(branch, item))?.properties };
  const entries = Object.entries(item).map(([name, value]) => {
    const child = definitionOf(properties[name] ?? {}, definitions);
    const started = objectOf(start)[name] ?? child.default;
    const isHiddenId = name === 'id' && objectOf(uiSchema['id'])['ui:widget'] === 'hidden';
    const startsAnew = child.readOnly === true || child.writeOnly === true || isHiddenId;
    return [name, startsAnew ? started : copiedItem(value, { schema: child, definitions, start: started })] as const;
  });
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
