import { isJsonObject, type JsonObject, type JsonValue } from './json';

interface ViewerColumns {
  /** Columns that the viewer may not see: they are left out. */
  hidden: readonly string[][];
  /** Columns that the viewer may not change: they become `readOnly`. */
  fixed: readonly string[][];
  /** Columns whose values are never sent, although the viewer's form has them: conditions cannot read them. */
  secret?: readonly string[][];
}

/**
 * The schema of a model as one user may see it. A condition that reads a hidden column or a secret is left out: its fields are shown
 * always. The server validates a record by the complete schema.
 */
export function viewerSchema(schema: JsonObject, columns: ViewerColumns): JsonObject {
  const { hidden, fixed, secret = [] } = columns;
  return hidden.length + fixed.length + secret.length === 0 ? schema : visit(schema, [], columns);
}

function visit(schema: JsonObject, path: string[], columns: ViewerColumns): JsonObject {
  const { hidden, fixed, secret = [] } = columns;
  const isHidden = (name: string) => hidden.some((each) => isSamePath(each, [...path, name]));
  const visible: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (conditional.has(keyword) && reads(schema['if'], path, [...hidden, ...secret])) continue;
    visible[keyword] = partOf(keyword, value, { path, columns, isHidden });
  }
  if (fixed.some((each) => isSamePath(each, path))) visible['readOnly'] = true;
  return visible;
}

interface Place {
  path: string[];
  columns: ViewerColumns;
  isHidden: (name: string) => boolean;
}

function partOf(keyword: string, value: JsonValue, { path, columns, isHidden }: Place): JsonValue {
  if (keyword === 'required' && Array.isArray(value)) return value.filter((name) => !isHidden(String(name)));
  if (keyword === 'properties' && isJsonObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => !isHidden(name))
        .map(([name, each]) => [name, isJsonObject(each) ? visit(each, [...path, name], columns) : each]),
    );
  if (!combining.has(keyword)) return value;
  if (Array.isArray(value)) return value.map((each) => (isJsonObject(each) ? visit(each, path, columns) : each));
  return isJsonObject(value) ? visit(value, path, columns) : value;
}

/** True if a condition names a hidden column. */
function reads(condition: JsonValue | undefined, path: string[], hidden: readonly string[][]): boolean {
  if (Array.isArray(condition)) return condition.some((each) => reads(each, path, hidden));
  if (!isJsonObject(condition)) return false;
  const { properties, required } = condition;
  const names = [
    ...(Array.isArray(required) ? required.map(String) : []),
    ...Object.keys(isJsonObject(properties) ? properties : {}),
  ];
  if (names.some((name) => hidden.some((each) => isSamePath(each, [...path, name])))) return true;
  if (
    isJsonObject(properties) &&
    Object.entries(properties).some(([name, each]) => reads(each, [...path, name], hidden))
  )
    return true;
  return ['not', 'allOf', 'anyOf', 'oneOf'].some((keyword) => reads(condition[keyword], path, hidden));
}

function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

const conditional = new Set(['if', 'then', 'else']);
/** Keywords whose schemas describe the value itself, or its items. */
const combining = new Set(['items', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);
