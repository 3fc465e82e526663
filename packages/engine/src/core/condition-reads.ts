import type { JsonSchema } from '@signalbox/schemas';

/** Keywords that look at properties one by one, or at nothing. Any other keyword on an object looks at the whole of it. */
const known = new Set([
  'type',
  'properties',
  'required',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'title',
  'description',
  '$comment',
]);

/** Paths, from the judged object, of the properties that a condition looks at. An empty path means the whole object. */
export function readsOf(schema: JsonSchema, at: string[] = []): string[][] {
  const reads: string[][] = (schema.required ?? []).map((name) => [...at, name]);
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    const inner = typeof child === 'object' ? readsOf(child, [...at, name]) : [];
    reads.push(...(inner.length === 0 ? [[...at, name]] : inner));
  }
  const parts = [
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    schema.not,
    schema.if,
    schema.then,
    schema.else,
  ];
  for (const part of parts) if (typeof part === 'object') reads.push(...readsOf(part, at));
  if (Object.keys(schema).some((keyword) => !known.has(keyword))) reads.push(at);
  return reads;
}
