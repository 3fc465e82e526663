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
  /** True if a branch of the schema declares it, and no `properties` outside of branches. */
  isInBranch: boolean;
}

/**
 * The fields that `schema.properties` declares, those of its sections, those of the items of a list after their list, and
 * those that only one branch declares.
 */
export function draftFields(form: string): DraftField[] {
  const value: unknown = parse(form);
  if (!isJsonObject(value)) return [];
  const { schema, uiSchema } = value;
  const root = { uiSchema: objectOf(uiSchema), path: [], schemaPath: ['schema'] };
  return isJsonObject(schema) ? eachOnce(fieldsBelow({ schema, ...root })) : [];
}

/** Without what branches say about fields of `properties`, and without fields of several branches: a change would reach one of them. */
function eachOnce(fields: DraftField[]): DraftField[] {
  const counts = new Map<string, number>();
  for (const { pointer } of fields) counts.set(pointer, (counts.get(pointer) ?? 0) + 1);
  return fields.filter(({ pointer, isInBranch }) => !isInBranch || counts.get(pointer) === 1);
}

interface Place {
  schema: JsonObject;
  uiSchema: JsonObject;
  path: string[];
  schemaPath: JSONPath;
  isInBranch?: boolean;
}

function fieldsBelow(around: Place): DraftField[] {
  const { schema, uiSchema, path, schemaPath, isInBranch = false } = around;
  const { properties, required } = schema;
  const names = Array.isArray(required) ? required : [];
  const own = Object.entries(objectOf(properties)).flatMap(([name, part]): DraftField[] => {
    if (!isJsonObject(part)) return [];
    const place = {
      isInBranch,
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
  return [...own, ...branchesOf(schema).flatMap((branch) => fieldsBelow(inBranch(around, branch)))];
}

function inBranch(around: Place, { schema, path }: Branch): Place {
  return { ...around, schema, schemaPath: [...around.schemaPath, ...path], isInBranch: true };
}

interface Branch {
  schema: JsonObject;
  path: JSONPath;
}

/** The parts of a schema that describe the same object. */
function branchesOf(schema: JsonObject): Branch[] {
  const { allOf } = schema;
  const parts = ['then', 'else'].map((name) => ({ schema: schema[name], path: [name] }));
  const listed = (Array.isArray(allOf) ? allOf : []).map((part, index) => ({ schema: part, path: ['allOf', index] }));
  const dependent = ['dependentSchemas', 'dependencies'].flatMap((keyword) =>
    Object.entries(objectOf(schema[keyword])).map(([name, part]) => ({ schema: part, path: [keyword, name] })),
  );
  return [...parts, ...listed, ...dependent].flatMap(({ schema: branch, path }) =>
    isJsonObject(branch) ? [{ schema: branch, path }] : [],
  );
}

function fieldsOfItems({ schema, uiSchema, path, schemaPath, isInBranch }: Place): DraftField[] {
  const { items } = schema;
  if (!isJsonObject(items) || !isJsonObject(items['properties'])) return [];
  return fieldsBelow({
    schema: items,
    uiSchema: objectOf(uiSchema['items']),
    path: [...path, 'items'],
    schemaPath: [...schemaPath, 'items'],
    isInBranch,
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
