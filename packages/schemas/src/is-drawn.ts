import { isJsonObject, type JsonObject, type JsonValue } from './json';
import { hasUndrawnKeyword, isSectionSchema } from './section-schema';
import { dependencyKeywords } from './subschema-keywords';
import { withChoices } from './with-choices';

/**
 * True for a schema that forms have inputs for, once its choices are an `enum`. The values of any other one, such as a map, a list
 * of lists, or one of several forms, are edited as JSON.
 */
export function isDrawn(schema: JsonObject): boolean {
  switch (schema.type) {
    case 'object':
      return isSectionSchema(schema);
    case 'array':
      return !hasUndrawnKeyword(schema) && areDrawn(schema.items);
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return !hasUndrawnKeyword(schema);
  }
  return false;
}

/** A list draws its items without the validators that conditions need. */
function areDrawn(value: JsonValue | undefined): boolean {
  if (!isJsonObject(value)) return false;
  const items = withChoices(value);
  const hasConditions = conditional.some((keyword) => items[keyword] !== undefined);
  return items.type !== 'array' && !hasConditions && isDrawn(items);
}

const conditional = ['if', 'allOf', ...dependencyKeywords] as const;
