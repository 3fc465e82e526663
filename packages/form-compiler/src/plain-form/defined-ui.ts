import { refTo } from '@signalbox/engine/core';
import type { FormDefinition, JsonObject, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { isSchema } from '@signalbox/schemas/is-schema';
import { isJsonObject, objectOf } from '@signalbox/schemas/json';
import { recursiveDefinitions } from './expand-definitions';
import { isLocal, type Library, refName } from './resolve-refs';

/**
 * The uiSchema of a form with that of each definition, `ui:definitions`, where the schema refers to the definition: below what
 * stands there. That of definitions that lead back to themselves stays in `ui:definitions`, where RJSF's field finds it.
 */
export function withDefinedUi({ schema, uiSchema }: FormDefinition, library: Library): UiSchema {
  const { 'ui:definitions': defined, ...own } = uiSchema;
  const { definitions = {} } = schema;
  if (!isJsonObject(defined)) return uiSchema;
  const kept = recursiveDefinitions(definitions, library);
  const laid = layer({ definitions, defined, kept });
  const left = [...kept].flatMap((name) => {
    const part = definitions[name];
    const ui = part ? laid(part, objectOf(defined[refTo(name)])) : {};
    return Object.keys(ui).length > 0 ? [[refTo(name), ui] as const] : [];
  });
  return {
    ...laid(schema, own as JsonObject),
    ...(left.length > 0 ? { 'ui:definitions': Object.fromEntries(left) } : {}),
  };
}

interface Defined {
  definitions: Record<string, JsonSchema>;
  /** The uiSchema of each, by reference. */
  defined: JsonObject;
  /** Names of those that lead back to themselves. */
  kept: ReadonlySet<string>;
}

/** Lays the uiSchema of definitions below the one of a schema that refers to them. */
function layer({ definitions, defined, kept }: Defined): (schema: JsonSchema, ui: JsonObject) => JsonObject {
  const laid = (schema: JsonSchema, ui: JsonObject): JsonObject => {
    const { $ref, ...beside } = schema;
    const name = $ref !== undefined && isLocal($ref) ? refName($ref) : undefined;
    const target = name === undefined ? undefined : definitions[name];
    if (name !== undefined && target && !kept.has(name))
      return laid({ ...target, ...beside }, merged(objectOf(defined[refTo(name)]), ui));
    const { properties = {}, items, additionalItems } = schema;
    let result = ui;
    const named: [string, unknown][] = [...Object.entries(properties), ['additionalItems', additionalItems]];
    for (const [key, part] of named)
      if (isSchema(part)) result = withPart(result, key, laid(part, objectOf(result[key])));
    if (isSchema(items)) result = withPart(result, 'items', laid(items, objectOf(result['items'])));
    else if (items !== undefined) result = withPlaces(result, items, laid);
    // A branch declares properties of the object: their uiSchemas are in that of the object.
    for (const branch of branchesOf(schema))
      result = { ...partsOnly(laid(branch, partsOnly(result))), ...ofItself(result) };
    return result;
  };
  return laid;
}

function withPart(ui: JsonObject, key: string, part: JsonObject): JsonObject {
  return Object.keys(part).length > 0 ? { ...ui, [key]: part } : ui;
}

/** A tuple has a uiSchema for each place, or one for all. */
function withPlaces(ui: JsonObject, places: JsonSchema[], laid: ReturnType<typeof layer>): JsonObject {
  const { items } = ui;
  const parts = places.map((place, index) => laid(place, objectOf(Array.isArray(items) ? items[index] : items)));
  return parts.some((part) => Object.keys(part).length > 0) ? { ...ui, items: parts } : ui;
}

function branchesOf({ allOf = [], oneOf = [], anyOf = [], dependencies = {}, ...rest }: JsonSchema): JsonSchema[] {
  const dependent = Object.values(dependencies).filter(isSchema);
  const chosen = dependent.flatMap((part) => part.oneOf ?? []);
  return [...allOf, ...oneOf, ...anyOf, rest.then, rest.else, ...dependent, ...chosen].filter(isSchema);
}

/** The uiSchemas of the properties and items. */
function partsOnly(ui: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(ui).filter(([key]) => !key.startsWith('ui:')));
}

function ofItself(ui: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(ui).filter(([key]) => key.startsWith('ui:')));
}

/** `over` wins, at any depth. */
function merged(under: JsonObject, over: JsonObject): JsonObject {
  const both = Object.entries(over).map(([key, part]): [string, JsonValue] => {
    const below = under[key];
    return [key, isJsonObject(below) && isJsonObject(part) ? merged(below, part) : part];
  });
  return { ...under, ...Object.fromEntries(both) };
}
