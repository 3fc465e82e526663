import { pointerOf } from '@signalbox/engine/core';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { findNodeAtLocation, getLocation, type JSONPath, parse, parseTree } from 'jsonc-parser';

/** A field that stands in the text of a `form.json`, also while other parts of the text are no JSON. */
export interface DraftField {
  pointer: string;
  /** Property names from the root. Joined by dots: the start of its message keys. */
  path: string[];
  /** Of its schema in the text. */
  schemaPath: JSONPath;
  uiPath: JSONPath;
  schema: JsonObject;
  uiSchema: JsonObject;
  isRequired: boolean;
}

/** The fields that `schema.properties` declares, those of its sections, and those of the items of a list after their list. */
export function draftFields(form: string): DraftField[] {
  const value: unknown = parse(form);
  if (!isJsonObject(value)) return [];
  const { schema, uiSchema } = value;
  const root = { uiSchema: objectOf(uiSchema), path: [], schemaPath: ['schema'] };
  return isJsonObject(schema) ? fieldsBelow({ schema, ...root }) : [];
}

interface Place {
  schema: JsonObject;
  uiSchema: JsonObject;
  path: string[];
  schemaPath: JSONPath;
}

function fieldsBelow({ schema, uiSchema, path, schemaPath }: Place): DraftField[] {
  const { properties, required } = schema;
  const names = Array.isArray(required) ? required : [];
  return Object.entries(objectOf(properties)).flatMap(([name, part]): DraftField[] => {
    if (!isJsonObject(part)) return [];
    const place = {
      schema: part,
      uiSchema: objectOf(uiSchema[name]),
      path: [...path, name],
      schemaPath: [...schemaPath, 'properties', name],
    };
    if (isJsonObject(part['properties']) && place.uiSchema['ui:widget'] === undefined) return fieldsBelow(place);
    return [
      {
        ...place,
        pointer: pointerOf(place.path),
        uiPath: ['uiSchema', ...place.path],
        isRequired: names.includes(name),
      },
      ...fieldsOfItems(place),
    ];
  });
}

function fieldsOfItems({ schema, uiSchema, path, schemaPath }: Place): DraftField[] {
  const { items } = schema;
  if (!isJsonObject(items) || !isJsonObject(items['properties'])) return [];
  return fieldsBelow({
    schema: items,
    uiSchema: objectOf(uiSchema['items']),
    path: [...path, 'items'],
    schemaPath: [...schemaPath, 'items'],
  });
}

/** Name of the field in the object around it. */
export function nameOf({ path }: Pick<DraftField, 'path'>): string {
  return path.at(-1) ?? '';
}

/** Pointer of the field whose schema or uiSchema contains this place in the text. */
export function fieldAt(form: string, offset: number): string | undefined {
  const { path } = getLocation(form, offset);
  const contains = (start: JSONPath) => start.every((name, index) => path[index] === name);
  // A field of items comes after its list, whose place contains it.
  return draftFields(form).findLast(({ schemaPath, uiPath }) => contains(schemaPath) || contains(uiPath))?.pointer;
}

/** Where a path begins in a JSON text. Undefined if the text does not have it. */
export function offsetOf(text: string, path: JSONPath): number | undefined {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  // The name of the property comes before its value.
  return (node?.parent?.type === 'property' ? node.parent : node)?.offset;
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
