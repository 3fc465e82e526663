import { pointerOf } from '@signalbox/engine/core';
import { isJsonObject, type JsonObject, type JsonValue, objectOf } from '@signalbox/schemas/json';
import { findNodeAtLocation, getLocation, type JSONPath, parse, parseTree } from 'jsonc-parser';

/** A field that stands in the text of a `form.json`, also while other parts of the text are no JSON. */
export interface DraftField {
  pointer: string;
  /** Property names from the root. Joined by dots: the start of its message keys. */
  path: string[];
  /** Path of its schema in the text. */
  schemaPath: JSONPath;
  uiPath: JSONPath;
  schema: JsonObject;
  uiSchema: JsonObject;
  isRequired: boolean;
  /** True if a branch of the schema declares it, and no `properties` outside of branches. */
  isInBranch: boolean;
  /** The value of a root that is no object of settings: its schema is that of the form, and it has no object around it. */
  isRoot?: boolean;
  /** What each branch says of a field that several branches declare. `schema` is what one of them says. */
  branches: BranchSchema[];
}

type BranchSchema = Pick<DraftField, 'schemaPath' | 'schema' | 'isRequired'>;

/** A field of one place in the text. */
type PlacedField = Omit<DraftField, 'branches'> & {
  /** True if the branch declares the field itself, not a section or list around it. */
  isOfBranch: boolean;
};

/**
 * The fields that `schema.properties` declares, those of its sections, those of the items of a list after their list, and
 * those that only branches declare, once. Of a root without `properties`, the setting that `valueIn` names.
 */
export function draftFields(form: string): DraftField[] {
  const value: unknown = parse(form);
  if (!isJsonObject(value)) return [];
  const { schema, uiSchema, valueIn } = value;
  if (!isJsonObject(schema)) return [];
  const root = { schema, uiSchema: objectOf(uiSchema), schemaPath: ['schema'] };
  return typeof valueIn === 'string' && schema['properties'] === undefined
    ? eachOnce(rootValue({ ...root, path: [valueIn], isAtRoot: true }))
    : eachOnce(fieldsBelow({ ...root, path: [] }));
}

/** Its uiSchema is that of the form. */
function rootValue(place: Place): PlacedField[] {
  const { isAtRoot: _, ...field } = place;
  const uiPath = ['uiSchema'];
  const own = { uiPath, isRequired: true, isInBranch: false, isOfBranch: false, isRoot: true };
  return [{ ...field, ...own, pointer: pointerOf(place.path) }, ...fieldsOfItems(place)];
}

/**
 * Without what branches say about fields of `properties`, and without parts of sections and lists of several branches: these are
 * the same in all branches, and a change would reach one of them.
 */
function eachOnce(fields: PlacedField[]): DraftField[] {
  const byPointer = new Map<string, PlacedField[]>();
  for (const field of fields) byPointer.set(field.pointer, [...(byPointer.get(field.pointer) ?? []), field]);
  return [...byPointer.values()].flatMap((same): DraftField[] => {
    const [only = same[0], ...others] = same.filter(({ isInBranch }) => !isInBranch);
    if (only === undefined) return [];
    if (!only.isInBranch || same.length === 1) return [only, ...others].map((field) => ({ ...field, branches: [] }));
    return same.every(({ isOfBranch }) => isOfBranch) ? [{ ...only, branches: same }] : [];
  });
}

/** The field as one of its branches declares it. */
export function inOneBranch(field: DraftField, index: number): DraftField {
  return { ...field, ...field.branches[index] };
}

interface Place {
  schema: JsonObject;
  uiSchema: JsonObject;
  path: string[];
  schemaPath: JSONPath;
  isInBranch?: boolean;
  /** The root of the uiSchema is that of the first name of the path. */
  isAtRoot?: boolean;
  /** The schema is that of a branch. */
  isBranch?: boolean;
}

function fieldsBelow(around: Place): PlacedField[] {
  const { schema, uiSchema, path, schemaPath, isInBranch = false, isAtRoot = false, isBranch = false } = around;
  const { properties, required } = schema;
  const names = Array.isArray(required) ? required : [];
  const own = Object.entries(objectOf(properties)).flatMap(([name, part]): PlacedField[] => {
    if (!isJsonObject(part)) return [];
    const place = {
      isInBranch,
      isAtRoot,
      schema: part,
      uiSchema: objectOf(uiSchema[name]),
      path: [...path, name],
      schemaPath: [...schemaPath, 'properties', name],
    };
    if (isJsonObject(part['properties']) && place.uiSchema['ui:widget'] === undefined) return fieldsBelow(place);
    const { isAtRoot: _, ...field } = place;
    return [
      {
        ...field,
        pointer: pointerOf(place.path),
        uiPath: ['uiSchema', ...place.path.slice(isAtRoot ? 1 : 0)],
        isRequired: names.includes(name),
        isOfBranch: isBranch,
      },
      ...fieldsOfItems(place),
    ];
  });
  return [...own, ...branchesOf(schema).flatMap((branch) => fieldsBelow(inBranch(around, branch)))];
}

function inBranch(around: Place, { schema, path }: Branch): Place {
  return { ...around, schema, schemaPath: [...around.schemaPath, ...path], isInBranch: true, isBranch: true };
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
    Object.entries(objectOf(schema[keyword])).flatMap(([name, part]) => [
      { schema: part, path: [keyword, name] },
      ...optionsOf(part).map((option, index) => ({ schema: option, path: [keyword, name, 'oneOf', index] })),
    ]),
  );
  return [...parts, ...listed, ...dependent].flatMap(({ schema: branch, path }) =>
    isJsonObject(branch) ? [{ schema: branch, path }] : [],
  );
}

/** The branches by which a property in `dependencies` chooses. */
function optionsOf(part: JsonValue): JsonValue[] {
  const { oneOf } = objectOf(part);
  return Array.isArray(oneOf) ? oneOf : [];
}

function fieldsOfItems({ schema, uiSchema, path, schemaPath, ...place }: Place): PlacedField[] {
  const { items } = schema;
  if (!isJsonObject(items) || !isJsonObject(items['properties'])) return [];
  return fieldsBelow({
    schema: items,
    uiSchema: objectOf(uiSchema['items']),
    path: [...path, 'items'],
    schemaPath: [...schemaPath, 'items'],
    isInBranch: place.isInBranch === true,
    isAtRoot: place.isAtRoot === true,
  });
}

/** Name of the field in the object around it. */
export function nameOf({ path }: Pick<DraftField, 'path'>): string {
  return path.at(-1) ?? '';
}

/** Pointer of the field whose schema or uiSchema contains this place in the text. */
export function fieldAt(form: string, offset: number): string | undefined {
  const { path, previousNode } = getLocation(form, offset);
  const fields = draftFields(form);
  const contains = (start: JSONPath) => start.every((name, index) => path[index] === name);
  const named = nameInGrid(path, previousNode?.value);
  // A field of items comes after its list, whose place contains it.
  return fields.findLast((field) => field.pointer === named || placesOf(field).some(contains))?.pointer;
}

/** Pointer of what a grid names here. */
function nameInGrid(path: JSONPath, value: unknown): string | undefined {
  const grid = path.indexOf('ui:layoutGrid');
  if (grid < 0 || typeof value !== 'string') return undefined;
  return pointerOf([...path.slice(1, grid).map(String), ...value.split('.')]);
}

/** Returns where the text declares the field: its schema, in each branch, and its uiSchema. */
export function placesOf({ schemaPath, uiPath, branches }: DraftField): JSONPath[] {
  return [schemaPath, uiPath, ...branches.map((branch) => branch.schemaPath)];
}

/** Returns where a path begins in a JSON text. Undefined if the text does not have it. */
export function offsetOf(text: string, path: JSONPath): number | undefined {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, path);
  // The name of the property comes before its value.
  return (node?.parent?.type === 'property' ? node.parent : node)?.offset;
}
