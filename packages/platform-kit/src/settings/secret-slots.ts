import { type FieldPlan, type Pointer, pointerOf } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { hasSecret } from '@signalbox/schemas/secret-places';

/** The value on the wire, in drafts and in `setting.body` for a stored secret. */
export const secretMarker: JsonObject = { isSet: true };

/** One place of a secret inside a field's value. */
export interface SecretSlot {
  /** Key in the table of secrets: property names, and ids of list items, joined by '/'. */
  path: string;
  /** Current pointer. The index of a list item may change; its path does not. */
  pointer: Pointer;
  /** The clear text that the client sent, or the marker. */
  value: JsonValue;
}

/** Every secret of a field that has a value. `createFormCatalog` rejects a schema with secrets in other places. */
export function secretSlots(field: FieldPlan, value: JsonValue | undefined): SecretSlot[] {
  return slotsIn({
    schema: field.schema,
    value,
    path: field.path.map(escapeSegment).join('/'),
    pointer: field.pointer,
  });
}

export function isSecretMarker(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && value['isSet'] === true;
}

/** Path of `parent`'s child `name`, which may contain a '/'. */
export function secretPath(parent: string, name: string): string {
  return `${parent}/${escapeSegment(name)}`;
}

interface Place {
  schema: JsonSchema;
  value: JsonValue | undefined;
  path: string;
  pointer: Pointer;
}

function slotsIn({ schema, value, path, pointer }: Place): SecretSlot[] {
  if (value === undefined) return [];
  if (schema.writeOnly === true) return [{ path, pointer, value }];
  if (Array.isArray(value)) {
    const items = itemsOf(schema);
    if (items === undefined || !hasSecret(items)) return [];
    return value.flatMap((item, index) =>
      slotsIn({ schema: items, value: item, path: secretPath(path, itemId(item)), pointer: `${pointer}/${index}` }),
    );
  }
  if (!isJsonObject(value)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) =>
    slotsIn({
      schema: child,
      value: value[name],
      path: secretPath(path, name),
      pointer: pointer + pointerOf([name]),
    }),
  );
}

function itemId(item: JsonValue): string {
  const id = isJsonObject(item) ? item['id'] : undefined;
  return typeof id === 'string' ? id : '';
}

function escapeSegment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
