import type { FormDefinition, JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';
import { isJsonObject } from '@signalbox/schemas/json';
import { conditionClauses } from './conditions/condition-clauses';

/**
 * The initial values of a form: every `default` of its schema, nested ones included. Fields without a default are
 * absent.
 */
export function defaultsOf(form: Pick<FormDefinition, 'schema'>): JsonObject {
  const value = defaultOf(form.schema, { isRequired: true, isThere: true, demanded: [] });
  return isJsonObject(value) ? value : {};
}

interface Demand {
  isRequired: boolean;
  /** All objects around the value are required too. */
  isThere: boolean;
  /** Paths of what conditions require: of the value itself (empty) or inside it. */
  demanded: string[][];
}

const noDemand: Demand = { isRequired: false, isThere: false, demanded: [] };

/**
 * A constant is its own default: no other value is valid. A section's own default takes precedence over its properties'
 * defaults. A required object is present even when empty. A tuple that is required, be it by a condition, is present when all its
 * places have a default or a constant: its form looks complete. A required list that may be empty is empty, if its section is
 * required too: it would else begin with an error, or its section would.
 */
function defaultOf(schema: JsonSchema, { isRequired, isThere, demanded }: Demand): JsonValue | undefined {
  if (schema.const !== undefined) return schema.default ?? schema.const;
  if (schema.properties === undefined) {
    const isDemanded = isRequired || demanded.some((path) => path.length === 0);
    if (schema.default !== undefined || !isDemanded) return schema.default;
    return isRequired && isThere && mayBeEmpty(schema) ? [] : defaultOfTuple(schema);
  }
  const own = isJsonObject(schema.default) ? schema.default : {};
  const values: JsonObject = {};
  const inside = [...demanded, ...conditionClauses(schema).flatMap(({ requires }) => requires)];
  for (const [name, child] of Object.entries(schema.properties)) {
    const demand = {
      isRequired: schema.required?.includes(name) ?? false,
      isThere: isRequired && isThere,
      demanded: inside.filter(([first]) => first === name).map((path) => path.slice(1)),
    };
    const value = Object.hasOwn(own, name) ? own[name] : defaultOf(child, demand);
    if (value !== undefined) values[name] = value;
  }
  return Object.keys(values).length > 0 || isRequired || schema.default !== undefined ? values : undefined;
}

function mayBeEmpty(schema: JsonSchema): boolean {
  return schema.type === 'array' && !placesOf(schema) && !schema.minItems && schema.enum === undefined;
}

function defaultOfTuple(schema: JsonSchema): JsonValue | undefined {
  const values = placesOf(schema)?.map((place) => defaultOf(place, noDemand));
  return values?.every((value) => value !== undefined) ? values : undefined;
}
