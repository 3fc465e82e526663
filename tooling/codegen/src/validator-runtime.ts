/** The runtime of generated validators, written to `generated/validators/runtime.js`: they need no package at run time. */
import type { Entity, SchemaError } from '@signalbox/schemas';

interface AjvTest {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** All errors that a compiled test finds, as copies: the test keeps its own list until its next call. */
export function errorsOf(test: AjvTest, value: unknown): SchemaError[] {
  if (test(value)) return [];
  return (test.errors ?? []).map(({ keyword, instancePath, schemaPath, params }) => ({
    keyword,
    instancePath,
    schemaPath,
    params: { ...params },
  }));
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

// For the keyword `contentMediaType`.
export { jsonErrorLine } from '@signalbox/schemas/json-error-line';
