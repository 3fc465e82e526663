import type { JsonValue } from './json';

/** The subset of JSON Schema draft-07 that forms use. `$ref` is already resolved in generated forms. */
export interface JsonSchema {
  $ref?: string;
  $schema?: string;
  $id?: string;
  title?: string;
  description?: string;
  type?: JsonType | JsonType[];
  /** Forms only, as declared: codegen writes null among the types in its place. */
  nullable?: boolean;
  enum?: JsonValue[];
  const?: JsonValue;
  default?: JsonValue;
  /** Valid values; the first one is the placeholder of an input without one among the messages. */
  examples?: JsonValue[];
  $comment?: string;
  /** Version of the product that added the field. */
  since?: string;
  /** Drawn with the message `<path>.deprecated`, and only where a value is stored. */
  deprecated?: boolean;
  /** Custom keyword: the name that this property had in the same object. Stored values move to the present name. */
  renamedFrom?: string;
  /** Forms only: a condition on the saved settings of other tabs; the field or section is shown while it is true. */
  visibleWhen?: JsonSchema;
  format?: string;
  /** `application/json`: the text is JSON. */
  contentMediaType?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  /** By patterns of the names. */
  patternProperties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  minProperties?: number;
  maxProperties?: number;
  /** Custom keyword: `property` stands in this relation to the property `with`. */
  compare?: { property: string; operator: '<' | '<=' | '=' | '!=' | '>=' | '>'; with: string };
  /** Custom keyword: the number `property` equals the number `of` times the factor for the value of `by`. */
  product?: { property: string; of: string; by: string; factors: Record<string, number> };
  /** Custom keyword: the list and the lists of children in its items are one tree. */
  tree?: TreeRules;
  /**
   * The schema of every item; a list of schemas is a tuple, with one for each place. Read by `itemsOf` and `placesOf`.
   */
  items?: JsonSchema | JsonSchema[];
  /** The schema of the items after the places of a tuple. */
  additionalItems?: boolean | JsonSchema;
  contains?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  /** Forms only, as declared: the property whose constant tells the branches of a choice apart. */
  discriminator?: { propertyName: string };
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  /** Forms only, as declared: codegen writes conditions in its place. */
  dependencies?: Record<string, string[] | JsonSchema>;
  definitions?: Record<string, JsonSchema>;
  /** Forms only, as declared: codegen writes `definitions` in its place. */
  $defs?: Record<string, JsonSchema>;
  /** The server stores the value and never sends it (see `shared/secret.json`). */
  writeOnly?: boolean;
  /**
   * Custom keyword besides `writeOnly`: the values that the stored secret is valid for. An empty list: it never leaves
   * the platform.
   */
  boundTo?: SecretBinding[];
  readOnly?: boolean;
  /** Custom keyword of models: the value is the id of a record of the model with this key or id. */
  reference?: string;
}

/**
 * Pointer of a field of the form: after a change of its value the user has to enter the secret again. With `insecure`,
 * only after a change from another value to one of these; a missing value counts as one of these.
 */
export type SecretBinding = string | { pointer: string; insecure: JsonValue[] };

/** A list whose items have lists of items of the same shape. */
export interface TreeRules {
  /** Id of the dialog for one item. Its messages name the invalid value. */
  form: string;
  /** Property with the key of an item, unique in the tree. The server makes missing ones. */
  key: string;
  /** Property with the items below an item. */
  children: string;
  /** Property with the title: a text, or one per language. It names an invalid item. */
  title: string;
  /** Maximum number of levels. */
  maxDepth: number;
  /** Maximum number of items on all levels. */
  maxNodes: number;
  /** Permissions to add, change or move, and delete items, besides that of the form. */
  permission?: { add: string; edit: string; delete: string };
}

export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
