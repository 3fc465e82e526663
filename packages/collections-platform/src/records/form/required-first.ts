import { isJsonObject, type JsonObject, stringsOf } from '@signalbox/schemas/json';

/**
 * The uiSchema with an order of the fields: that of `ui:order`, then the required ones, then all others. The database keeps
 * no order of properties.
 */
export function requiredFirst(schema: JsonObject, uiSchema: JsonObject): JsonObject {
  const { properties, required } = schema;
  if (!isJsonObject(properties)) return uiSchema;
  const order = stringsOf(uiSchema['ui:order']);
  const ordered: JsonObject = { ...uiSchema };
  if (!order.includes('*')) ordered['ui:order'] = [...new Set([...order, ...stringsOf(required)]), '*'];
  for (const [name, property] of Object.entries(properties)) {
    const inner = uiSchema[name];
    if (isJsonObject(property) && isJsonObject(property['properties']))
      ordered[name] = requiredFirst(property, isJsonObject(inner) ? inner : {});
  }
  return ordered;
}
