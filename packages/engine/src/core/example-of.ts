import type { JsonSchema } from '@signalbox/schemas';

/** The first example of a schema as the text of a placeholder, if it is a text or a number. */
export function exampleOf({ examples = [] }: JsonSchema): string | undefined {
  const [first] = examples;
  return typeof first === 'string' || typeof first === 'number' ? String(first) : undefined;
}
