import { isJsonObject, type JsonObject, type JsonValue } from './json';

/**
 * The only name of an object that stands for a value which a user types as JSON, while the text is none. No stored object has
 * it: PostgreSQL rejects the character, and so do the routes.
 */
export const unreadName = '\u0000';

/** Stands for the value of a text that is no JSON. Its validation names the line of the first mistake. */
export function unreadJson(text: string): JsonObject {
  return { [unreadName]: text };
}

/** The text of such an object. Undefined for any other value. */
export function unreadText(value: JsonValue | undefined): string | undefined {
  const text = isJsonObject(value) ? value[unreadName] : undefined;
  return typeof text === 'string' ? text : undefined;
}
