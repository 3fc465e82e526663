import { isJsonObject, type JsonObject, type JsonValue, objectOf } from '@signalbox/schemas/json';

/** Returns where the children of a grid, and the conditions in it, name fields: those of its object, with dots. */
export function gridNames([root, ...path]: readonly string[], schema: JsonValue | undefined): string[] {
  const grid = path.indexOf('ui:layoutGrid');
  const [around, last = ''] = path.slice(-2);
  const isChild = /^\d+$/.test(last) && around !== 'value' && around !== 'gutter';
  if (root !== 'uiSchema' || grid < 0 || !(isChild || last === 'name' || last === 'field')) return [];
  const whole = objectOf(schema);
  const object = path.slice(0, grid).reduce((part, name) => objectOf(propertiesOf(part, whole)[name]), whole);
  return namesBelow(object, whole);
}

/** No form has more sections in each other. */
const maxDepth = 6;

function namesBelow(schema: JsonObject, whole: JsonObject, depth = 0): string[] {
  if (depth > maxDepth) return [];
  return Object.entries(propertiesOf(schema, whole)).flatMap(([name, part]) => [
    name,
    ...namesBelow(objectOf(part), whole, depth + 1).map((inner) => `${name}.${inner}`),
  ]);
}

function propertiesOf({ properties, $ref }: JsonObject, { definitions }: JsonObject): JsonObject {
  const name = typeof $ref === 'string' ? $ref.replace('#/definitions/', '') : '';
  const definition = objectOf(definitions)[name];
  return objectOf(isJsonObject(definition) ? definition['properties'] : properties);
}
