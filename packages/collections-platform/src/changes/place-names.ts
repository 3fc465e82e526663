import { isDrawn } from '@signalbox/schemas/is-drawn';
import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import { isLanguageText, type LanguageText } from '@signalbox/schemas/language-text';
import { isSectionSchema } from '@signalbox/schemas/section-schema';

export interface PlaceNames {
  title?: LanguageText;
  /** Number of the item of a list that the place is in, as `itemNumber` of the form writes it. */
  item?: string;
}

/**
 * Returns what names a place in a record: the title of its field, and the item that has it. An item of a list without a title
 * has that of the list, and a field of an item its name. A place inside a value that has no fields of its own, such as a map, is
 * named by the title and its path.
 */
export function placeNames(schema: JsonObject, path: readonly string[]): PlaceNames {
  const [name, ...rest] = path;
  const property = isJsonObject(schema['properties']) && name !== undefined ? schema['properties'][name] : undefined;
  if (!isJsonObject(property)) return {};
  const own = isLanguageText(property['title']) ? { title: property['title'] } : {};
  if (rest.length === 0) return own;
  if (isSectionSchema(property)) return placeNames(property, rest);
  const { items } = property;
  const [index = '', ...inside] = rest;
  if (!isJsonObject(items) || !isDrawn(property) || !isIndex(index))
    return own.title === undefined ? {} : { title: joined(own.title, rest) };
  const inner = placeNames(items, inside);
  const ofItem = inside.length === 0 && isLanguageText(items['title']) ? items['title'] : undefined;
  const title = inner.title ?? ofItem ?? inside.findLast((each) => !isIndex(each)) ?? inside.at(-1);
  const item = [Number(index) + 1, inner.item ?? []].flat().join('.');
  return { ...own, ...(title !== undefined && { title }), item };
}

function isIndex(name: string): boolean {
  return /^\d+$/.test(name);
}

function joined(title: LanguageText, rest: readonly string[]): LanguageText {
  const inside = (text: string) => [text, ...rest].join(' › ');
  return typeof title === 'string'
    ? inside(title)
    : Object.fromEntries(Object.entries(title).map(([language, text]) => [language, inside(text)]));
}
