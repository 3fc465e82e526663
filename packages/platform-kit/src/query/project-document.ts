import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FieldPath, Projection } from './query';

/** The part of `document` that `projection` selects. An array on the way is projected element by element. */
export function projectDocument(document: JsonObject, projection: Projection): JsonObject {
  const projected = projection.mode === 'only' ? only(document, projection.paths) : without(document, projection.paths);
  return document.id === undefined ? projected : { ...projected, id: document.id };
}

function only(object: JsonObject, paths: FieldPath[]): JsonObject {
  return mapFields(object, paths, (value, inner) => {
    if (inner.length === 0) return undefined;
    return inner.some((path) => path.length === 0) ? value : intoObjects(value, (child) => only(child, inner), 'drop');
  });
}

function without(object: JsonObject, paths: FieldPath[]): JsonObject {
  return mapFields(object, paths, (value, inner) => {
    if (inner.some((path) => path.length === 0)) return undefined;
    return inner.length === 0 ? value : intoObjects(value, (child) => without(child, inner), 'keep');
  });
}

/** Calls `change` with each value and the rest of the paths that start with its key; undefined leaves the value out. */
function mapFields(
  object: JsonObject,
  paths: FieldPath[],
  change: (value: JsonValue, inner: FieldPath[]) => JsonValue | undefined,
): JsonObject {
  const fields = Object.entries(object).flatMap(([key, value]): [string, JsonValue][] => {
    const changed = change(
      value,
      paths.filter((path) => path[0] === key).map((path) => path.slice(1)),
    );
    return changed === undefined ? [] : [[key, changed]];
  });
  return Object.fromEntries(fields);
}

function intoObjects(
  value: JsonValue,
  change: (child: JsonObject) => JsonObject,
  plain: 'keep' | 'drop',
): JsonValue | undefined {
  if (Array.isArray(value)) {
    return value.flatMap((element) => {
      const changed = intoObjects(element, change, plain);
      return changed === undefined ? [] : [changed];
    });
  }
  if (typeof value === 'object' && value !== null) return change(value);
  return plain === 'keep' ? value : undefined;
}
