import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { isLanguageText, type LanguageText } from '@signalbox/schemas/language-text';
import { isSectionSchema } from '@signalbox/schemas/section-schema';

/**
 * Returns what names a place in a record: the title of its field. An item of a list without a title has that of the
 * list. A place inside a value that has no fields of its own, such as a map, is named by the title and its path.
 * Undefined without a title.
 */
export function placeTitle(schema: JsonObject, path: readonly string[]): LanguageText | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return undefined;
  const property = isJsonObject(schema['properties']) ? schema['properties'][name] : undefined;
  if (!isJsonObject(property)) return undefined;
  const title = isLanguageText(property['title']) ? property['title'] : undefined;
  if (rest.length === 0) return title;
  if (isSectionSchema(property)) return placeTitle(property, rest);
  const { items } = property;
  const [index = '', ...inside] = rest;
  if (isJsonObject(items) && /^\d+$/.test(index)) {
    if (isSectionSchema(items)) return inside.length === 0 ? title : placeTitle(items, inside);
    if (inside.length === 0) return isLanguageText(items['title']) ? items['title'] : title;
  }
  return title && joined(title, rest);
}

function joined(title: LanguageText, rest: readonly string[]): LanguageText {
  const inside = (text: string) => [text, ...rest].join(' › ');
  return typeof title === 'string'
    ? inside(title)
    : Object.fromEntries(Object.entries(title).map(([language, text]) => [language, inside(text)]));
}
