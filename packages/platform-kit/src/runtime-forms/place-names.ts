import { pathOf, type Pointer } from '@signalbox/engine/core';
import type { JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { isBlankText, isLanguageText, type LanguageText } from '@signalbox/schemas/language-text';

/**
 * Returns the names of a place in a schema: the titles of the properties on the way to it, outermost first. A property
 * without a readable title has its name. Empty for a place outside of all properties.
 */
export function placeNames(schema: JsonValue, pointer: Pointer): LanguageText[] {
  const names: LanguageText[] = [];
  let at: JsonValue | undefined = schema;
  let isAmongProperties = false;
  for (const name of pathOf(pointer)) {
    at = Array.isArray(at) ? at[Number(name)] : isJsonObject(at) ? at[name] : undefined;
    const shown = titleOf(at) ?? name.slice(0, maxLength);
    if (isAmongProperties && shown !== '') names.push(shown);
    isAmongProperties = !isAmongProperties && name === 'properties';
  }
  return names;
}

/** The schema may be any JSON. */
function titleOf(schema: JsonValue | undefined): LanguageText | undefined {
  const title = isJsonObject(schema) ? schema['title'] : undefined;
  if (!isLanguageText(title)) return undefined;
  const texts = typeof title === 'string' ? [title] : Object.values(title);
  const isShown = texts.every((text) => text.length <= maxLength) && texts.some((text) => !isBlankText(text));
  return isShown ? title : undefined;
}

const maxLength = 100;
