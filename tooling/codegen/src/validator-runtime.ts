/** The runtime of generated validators, written to `generated/validators/runtime.js`: they need no package at run time. */
import type { Entity, SchemaError } from '@signalbox/schemas';

interface AjvTest {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** The errors that a compiled test finds, of each rule the first 1,000: a value may have any number of items. They are copies. */
export function errorsOf(test: AjvTest, value: unknown): SchemaError[] {
  if (test(value)) return [];
  const counts = new Map<string, number>();
  return (test.errors ?? []).flatMap(({ keyword, instancePath, schemaPath, params }) => {
    const count = (counts.get(schemaPath) ?? 0) + 1;
    counts.set(schemaPath, count);
    return count > 1_000 ? [] : [{ keyword, instancePath, schemaPath, params: { ...params } }];
  });
}

/** The entity whose schema became `test`; its declaration beside the generated code has its type. */
export function entityOf(test: AjvTest): Pick<Entity<unknown>, 'validate'> & { isValid: AjvTest } {
  return { validate: (value) => errorsOf(test, value), isValid: test };
}

/** A condition over an object that may not be there yet: an absent object counts as an empty one. */
export function conditionOf(test: AjvTest): (value: unknown) => boolean {
  return (value) => test(value ?? {});
}

/** Length in characters, not in UTF-16 halves, as JSON Schema counts. */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Equality of two JSON values, regardless of the order of keys. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)));
}

// For the keywords `multipleOf`, `compare` and `contentMediaType`.
export { instantOf } from '@signalbox/schemas/instant-of';
export { isMultiple } from '@signalbox/schemas/exact-numbers';
export { jsonErrorLine } from '@signalbox/schemas/json-error-line';
