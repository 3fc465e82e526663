import type { JsonSchema } from '@signalbox/schemas';

/** Keywords that read single properties, or nothing. Any other keyword on an object reads the complete object. */
const partialKeywords = new Set([
  'type',
  'properties',
  'required',
  'compare',
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

/**
 * Paths, from the evaluated object, of the properties that a condition reads. An empty path means the complete object.
 */
export function readsOf(schema: JsonSchema, at: string[] = []): string[][] {
  const reads = (schema.required ?? [])
    .filter((name) => !requiresInside(schema.properties?.[name]))
    .map((name): string[] => [...at, name]);
  if (schema.compare) reads.push([...at, schema.compare.property], [...at, schema.compare.with]);
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
  if (Object.keys(schema).some((keyword) => !partialKeywords.has(keyword))) reads.push(at);
  return reads;
}

/** True for an object that must have a property: whether it is there depends on that property, not on its others. */
function requiresInside(schema: JsonSchema | undefined): boolean {
  return typeof schema === 'object' && schema.required !== undefined && schema.required.length > 0;
}
