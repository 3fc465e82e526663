import { isJsonObject } from '@signalbox/schemas/json';
import { type JSONPath, parse } from 'jsonc-parser';
import type { DraftField } from '../../fields/draft-fields';

/**
 * True if a condition of the form names the field, but is no entry of the `allOf` around it: an `if` of the object itself, or a
 * condition of an object further out, whose branches lead to the field.
 */
export function isNamedElsewhere(form: string, { schemaPath }: DraftField): boolean {
  const around = schemaPath.length - 2;
  const value: unknown = parse(form);
  return schemaPath.some((_, depth) => {
    if (depth > around) return false;
    const owner = valueAt(value, schemaPath.slice(0, depth));
    if (!isJsonObject(owner)) return false;
    const inner = schemaPath.slice(depth);
    const entries = depth < around && Array.isArray(owner['allOf']) ? owner['allOf'] : [];
    return [owner, ...entries].some((entry) => namesPath(entry, inner));
  });
}

/** True if a branch of the condition shows, hides or requires the property of this path. */
export function namesField(entry: unknown, path: readonly string[]): boolean {
  return namesPath(
    entry,
    path.flatMap((name) => ['properties', name]),
  );
}

function namesPath(entry: unknown, path: JSONPath): boolean {
  if (!isJsonObject(entry) || entry['if'] === undefined) return false;
  return ['then', 'else'].some((part) => {
    const branch = entry[part];
    const required = valueAt(branch, [...path.slice(0, -2), 'required']);
    const isRequired = Array.isArray(required) && required.includes(path.at(-1));
    return isRequired || valueAt(branch, path) !== undefined;
  });
}

function valueAt(value: unknown, path: JSONPath): unknown {
  let found = value;
  for (const name of path) {
    if (!isJsonObject(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}
