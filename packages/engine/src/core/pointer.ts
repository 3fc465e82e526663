import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isPrototypeName } from '@signalbox/schemas/reserved-names';
import type { Pointer } from './contract';

/** RFC 6901 pointer of a path of property names. */
export function pointerOf(path: readonly string[]): Pointer {
  return path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Property names of a pointer; `''` is the root. */
export function pathOf(pointer: Pointer): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** True when `pointer` is `container` or lies inside it. */
export function isWithin(pointer: Pointer, container: Pointer): boolean {
  return pointer === container || pointer.startsWith(`${container}/`);
}

/** `pointer` and its enclosing pointers, innermost first, without the root. */
export function around(pointer: Pointer): Pointer[] {
  const pointers: Pointer[] = [];
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) pointers.push(pointer.slice(0, end));
  return pointers;
}

/** The field that contains `pointer`: the pointer itself or an enclosing one. */
export function ownerOf(pointer: Pointer, owners: { has: (pointer: Pointer) => boolean }): Pointer | undefined {
  return around(pointer).find((each) => owners.has(each));
}

/** The value at `pointer`; undefined when a property on the path is missing. */
export function readAt(value: JsonValue | undefined, pointer: Pointer): JsonValue | undefined {
  let current = value;
  for (const name of pathOf(pointer)) {
    if (isPrototypeName(name) || !isContainer(current) || !Object.hasOwn(current, name)) return undefined;
    current = (current as JsonObject)[name];
  }
  return current;
}

/**
 * A copy of `value` with `next` at `pointer`. Copies only the objects on the path and creates missing ones. `undefined`
 * removes the property. Throws a RangeError for keys that reach a prototype.
 */
export function writeAt<Whole extends object = JsonObject>(
  value: Whole,
  pointer: Pointer,
  next: JsonValue | undefined,
): Whole {
  return writePath(value as JsonObject, pathOf(pointer), next) as Whole;
}

function writePath(value: JsonValue | undefined, path: string[], next: JsonValue | undefined): JsonValue | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  if (isPrototypeName(name)) throw new RangeError(`The property ${name} cannot be written.`);
  if (!isContainer(value)) {
    return next === undefined ? value : { [name]: writePath(undefined, rest, next) as JsonValue };
  }
  const child = writePath(Object.hasOwn(value, name) ? (value as JsonObject)[name] : undefined, rest, next);
  if (Array.isArray(value)) {
    const index = Number(name);
    return child === undefined ? value.filter((_, at) => at !== index) : Object.assign([...value], { [index]: child });
  }
  if (child === undefined) {
    const { [name]: _removed, ...others } = value;
    return others;
  }
  return { ...value, [name]: child };
}

function isContainer(value: JsonValue | undefined): value is JsonObject | JsonValue[] {
  return typeof value === 'object' && value !== null;
}
