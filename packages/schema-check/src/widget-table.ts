import type { JsonSchema, JsonType } from '@signalbox/schemas';
import { isFileSchema } from '@signalbox/schemas/data-url';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemsOf } from '@signalbox/schemas/items-of';

/** What schemas a widget takes. `meta/widgets.json` describes the keys. */
interface TakenSchema {
  type?: JsonType[];
  format?: string;
  json?: boolean;
  choices?: boolean;
  constant?: boolean;
  several?: boolean;
  properties?: string[];
  pattern?: string;
  limits?: boolean;
  values?: TakenSchema;
  others?: TakenSchema;
  items?: TakenSchema;
  secret?: boolean;
  languages?: boolean;
  dialogsOnly?: boolean;
}

/** A row of `meta/widgets.json`. */
export interface WidgetRow {
  takes: TakenSchema[];
  /** Keys of `ui:options` that the widget reads. Of a plug-in's widget: with the schema of each. */
  options?: string[] | Record<string, JsonSchema>;
}
export type WidgetTable = Record<string, WidgetRow>;

/** True if the widget of this row can show and change a value of the schema. */
export function takesSchema(row: WidgetRow, schema: JsonSchema, isInDialog: boolean): boolean {
  return row.takes.some((taken) => (isInDialog || taken.dialogsOnly !== true) && isTaken(taken, schema));
}

function isTaken(taken: TakenSchema, schema: JsonSchema): boolean {
  const { type, format, json, pattern, limits, choices, several, properties, values, others, items } = taken;
  const { secret, languages, constant } = taken;
  const names = Object.keys(schema.properties ?? {});
  if (secret && schema.writeOnly !== true) return false;
  if (schema.writeOnly === true && !secret && Object.keys(taken).length > 0) return false;
  // Other inputs would let users enter values that are not valid.
  if (schema.const !== undefined && !constant && Object.keys(taken).length > 0) return false;
  if (constant && schema.const === undefined) return false;
  if (languages && !isLanguageText(schema)) return false;
  // Other inputs of texts would show the content, or store an address.
  if (isFileSchema(schema) && format === undefined && Object.keys(taken).length > 0) return false;
  if (type && !typesOf(schema).every((each) => each !== undefined && type.includes(each))) return false;
  if (several && typesOf(schema).length < 2) return false;
  if (format !== undefined && schema.format !== format) return false;
  if (json && schema.contentMediaType === undefined) return false;
  if (pattern !== undefined && schema.pattern !== pattern) return false;
  if (limits && (schema.minimum === undefined || schema.maximum === undefined)) return false;
  if (others && !namedByUsers(schema).every((part) => takenPart(others, part))) return false;
  if (choices && schema.enum === undefined) return false;
  if (properties && names.toSorted().join() !== properties.toSorted().join()) return false;
  if (values && (names.length === 0 || !names.every((name) => takenPart(values, schema.properties?.[name]))))
    return false;
  return !items || takenPart(items, itemsOf(schema));
}

/** The values that the user names: one schema for all, or one for each pattern of the names. */
function namedByUsers({
  patternProperties = {},
  additionalProperties,
}: JsonSchema): (JsonSchema | boolean | undefined)[] {
  const byPattern = Object.values(patternProperties);
  return byPattern.length > 0 && additionalProperties === false ? byPattern : [...byPattern, additionalProperties];
}

function typesOf({ type }: JsonSchema): (JsonType | undefined)[] {
  return [type].flat();
}

function takenPart(taken: TakenSchema, part: JsonSchema | boolean | undefined): boolean {
  return isJsonObject(part) && isTaken(taken, part);
}

/** `language-text.json`: a text, or an object with one text per language. */
function isLanguageText({ anyOf = [] }: JsonSchema): boolean {
  return anyOf.length === 2 && anyOf[0]?.type === 'string' && anyOf[1]?.type === 'object';
}

const typeWords: Record<JsonType, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

/** In words, what a row takes: `a text with an enum, or a list of whole numbers`. */
export function takenInWords({ takes }: WidgetRow, isInDialog: boolean): string {
  const words = takes.filter((taken) => isInDialog || taken.dialogsOnly !== true).map(inWords);
  return words.length > 0 ? words.join(', or ') : 'values of dialogs only';
}

function inWords({
  type,
  format,
  json,
  pattern,
  limits,
  choices,
  several,
  properties,
  values,
  others,
  items,
  ...rest
}: TakenSchema): string {
  if (rest.secret) return 'a secret';
  if (rest.languages) return 'a text per language';
  if (rest.constant) return 'a constant';
  const kind = type?.map((each) => typeWords[each]).join(' or ') ?? 'any value';
  return [
    kind,
    ...(items ? [`of which each item is ${inWords(items)}`] : []),
    ...(json ? ['with the contentMediaType application/json'] : []),
    ...(choices ? ['with an enum'] : []),
    ...(several ? ['with a list of types'] : []),
    ...(format !== undefined ? [`of the format ${format}`] : []),
    ...(pattern !== undefined ? [`with the pattern ${pattern}`] : []),
    ...(limits ? ['with a minimum and a maximum'] : []),
    ...(others ? [`of which each property that the user names is ${inWords(others)}`] : []),
    ...(properties ? [`with the properties ${properties.join(', ')}`] : []),
    ...(values ? [`of which each property is ${inWords(values)}`] : []),
  ].join(' ');
}

/** In words, what a schema is. */
export function schemaInWords(schema: JsonSchema): string {
  if (schema.writeOnly === true) return 'a secret';
  if (isLanguageText(schema)) return 'a text per language';
  if (isFileSchema(schema)) return 'a file in the value';
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const kind = types.map((type) => typeWords[type]).join(' or ') || 'a value without a "type"';
  const items = schema.type === 'array' && isJsonObject(schema.items) ? ` of ${schemaInWords(schema.items)}` : '';
  return `${kind}${items}${schema.enum ? ' with an enum' : ''}${schema.const === undefined ? '' : ' with a const'}`;
}
