import type { JsonSchema } from '@signalbox/schemas';

const start = '#/definitions/';

/** The definition that a schema refers to, with the keywords beside the reference; a schema without one as it is. */
export function definitionOf({ $ref, ...rest }: JsonSchema, definitions: JsonSchema['definitions']): JsonSchema {
  return $ref === undefined ? rest : { ...definitions?.[$ref.slice(start.length)], ...rest };
}

/** RJSF's name of a definition. */
export function refTo(name: string): string {
  return start + name;
}
