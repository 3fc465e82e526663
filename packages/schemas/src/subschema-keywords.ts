/**
 * Keywords of the form dialect that contain schemas. Beside them stand `items` (one schema, or a list of them) and
 * `dependencies` (a schema or a list of names, by property).
 */
export const subschemaKeywords = {
  one: ['additionalProperties', 'propertyNames', 'additionalItems', 'contains', 'not', 'if', 'then', 'else'],
  list: ['allOf', 'anyOf', 'oneOf'],
  byName: ['properties', 'patternProperties', 'definitions', '$defs'],
} as const;

/** `dependencies` of draft-07, and the two that later drafts made of it. */
export const dependencyKeywords = ['dependencies', 'dependentRequired', 'dependentSchemas'] as const;
