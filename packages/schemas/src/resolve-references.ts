import { isJsonObject, type JsonObject, type JsonValue } from './json';

type Resolved = { schema: JsonObject } | { unresolved: string };

/**
 * The schema with what its `$ref`s refer to in their place, and without its definitions. Only references within the schema
 * (`#/definitions/…`, `#/$defs/…`), also to definitions that refer to others. Keywords beside a `$ref` that the definition
 * has too replace its annotations; one that validates cannot. `unresolved`: JSON pointer to a reference that leads nowhere, to
 * itself, or would make the schema too large.
 */
export function resolveReferences(schema: JsonObject): Resolved {
  if (!JSON.stringify(schema).includes('"$ref"')) return { schema };
  const { definitions: _old, $defs: _new, ...root } = schema;
  const walk: Walk = { root: schema, left: maxValues };
  try {
    return { schema: resolved(walk, root, { pointer: '', inside: 'schema', above: [] }) as JsonObject };
  } catch (error) {
    if (error instanceof Unresolved) return { unresolved: error.pointer };
    throw error;
  }
}

class Unresolved extends Error {
  constructor(readonly pointer: string) {
    super(pointer);
  }
}

interface Walk {
  root: JsonObject;
  /** Number of values that the result may still have. */
  left: number;
}

interface Place {
  pointer: string;
  /** A property may be named `$ref`, and a default may have one. */
  inside: 'schema' | 'properties' | 'value';
  /** References that lead here. */
  above: readonly string[];
}

function resolved(walk: Walk, value: JsonValue, place: Place): JsonValue {
  walk.left -= 1;
  if (walk.left < 0) throw new Unresolved(place.pointer);
  const { inside, pointer, above } = place;
  if (inside === 'value') return value;
  if (Array.isArray(value))
    return value.map((each, index) => resolved(walk, each, { ...place, pointer: `${pointer}/${index}` }));
  if (!isJsonObject(value)) return value;
  const { $ref: reference, ...beside } = value;
  if (inside === 'schema' && typeof reference === 'string') {
    const target = referred(walk.root, reference);
    if (target === undefined || above.includes(reference)) throw new Unresolved(pointer);
    return resolved(walk, joined(target, beside, pointer), { ...place, above: [...above, reference] });
  }
  const parts = Object.entries(value).map(([key, part]) => {
    const next: Place = { pointer: `${pointer}/${key}`, inside: insideOf(key, inside), above };
    return [key, resolved(walk, part, next)];
  });
  return Object.fromEntries(parts);
}

function joined(target: JsonObject, beside: JsonObject, pointer: string): JsonObject {
  const isTwice = Object.keys(beside).some((key) => Object.hasOwn(target, key) && !annotations.has(key));
  if (isTwice) throw new Unresolved(pointer);
  return { ...target, ...beside };
}

/** The schema of a reference within `root`. Undefined if there is none. */
export function referred(root: JsonObject, reference: JsonValue | undefined): JsonObject | undefined {
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return undefined;
  const parts = reference.slice(2).split('/');
  let at: JsonValue | undefined = root;
  for (const part of parts.map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~')))
    at = isJsonObject(at) && Object.hasOwn(at, part) ? at[part] : undefined;
  return isJsonObject(at) ? at : undefined;
}

function insideOf(key: string, around: 'schema' | 'properties'): Place['inside'] {
  if (around === 'properties') return 'schema';
  if (key === 'properties') return 'properties';
  return ['default', 'enum', 'const', 'examples', 'enumNames'].includes(key) ? 'value' : 'schema';
}

const annotations = new Set(['title', 'description', 'default', 'examples', 'unit', 'listFields', '$comment']);
const maxValues = 20_000;
