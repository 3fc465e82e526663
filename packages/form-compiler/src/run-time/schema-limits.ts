/** Limits of a schema that arrives at run time. They bound the time of its compilation and the size of its module. */
export const schemaLimits = {
  /** Characters of the schema and its uiSchema as JSON. */
  characters: 256 * 1024,
  /** Sections and lists around a field; also the levels of a condition. */
  depth: 8,
  /** Fields, sections and fields of list items. */
  fields: 1_000,
  /** `if`s. */
  conditions: 100,
  enumValues: 1_000,
  patterns: 50,
  patternCharacters: 300,
  nameCharacters: 200,
  /** A title, a description, or a value of an enum. */
  textCharacters: 500,
  languages: 50,
} as const;
