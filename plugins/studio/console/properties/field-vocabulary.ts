import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isFileSchema } from '@signalbox/schemas/data-url';
import type { GalleryWidget } from '../../shared/gallery';

interface Limit {
  name: string;
  isNumber: boolean;
}

const number = (name: string): Limit => ({ name, isNumber: true });

const limits: Record<string, Limit[]> = {
  string: [
    number('minLength'),
    number('maxLength'),
    { name: 'pattern', isNumber: false },
    { name: 'default', isNumber: false },
  ],
  integer: [number('minimum'), number('maximum'), number('default')],
  number: [number('minimum'), number('maximum'), number('default')],
  array: [number('minItems'), number('maxItems')],
};

/** The types of values other than null. */
function typesOf({ type = [] }: JsonObject): string[] {
  return [type].flat().filter((each): each is string => typeof each === 'string' && each !== 'null');
}

/** True for a field of texts, numbers or switches, which may be null. */
export function mayBeNull(schema: JsonObject): boolean {
  const types = typesOf(schema);
  return types.length > 0 && types.every((type) => plainTypes.has(type));
}

/** True for a field that may be null now. */
export function isNullable({ nullable, type = [] }: JsonObject): boolean {
  return nullable === true || (Array.isArray(type) && type.includes('null'));
}

/** True for a text that must be JSON. */
export function isJson({ contentMediaType }: JsonObject): boolean {
  return contentMediaType !== undefined;
}

/** True for a field that is a text, or null. */
export function isText(schema: JsonObject): boolean {
  return typesOf(schema).join() === 'string';
}

const plainTypes = new Set(['string', 'integer', 'number', 'boolean']);

/** Keywords with one number or text, for a schema of this type, or of several. All others are changed in the text. */
export function limitsOf(schema: JsonObject): Limit[] {
  const types = typesOf(schema);
  const all = types.flatMap((type) => (Object.hasOwn(limits, type) && limits[type]) || []);
  return all.filter(
    ({ name }, index) =>
      all.findIndex((each) => each.name === name) === index && (name !== 'default' || types.length === 1),
  );
}

/** Widgets that take values of this type; the check names those that do not fit for another reason. */
export function widgetsFor(schema: JsonObject, widgets: readonly GalleryWidget[]): string[] {
  const types = typesOf(schema);
  if (schema['type'] === 'null') return ['note'];
  if (schema['const'] !== undefined) return ['constant', 'hidden'];
  return widgets
    .filter(({ takes }) =>
      takes.some(
        ({ type, several, json, format, choices, constant, dialogsOnly }) =>
          constant !== true &&
          dialogsOnly !== true &&
          types.every((each) => type === undefined || type.includes(each)) &&
          (choices !== true || !types.includes('object') || schema['enum'] !== undefined) &&
          (several !== true || types.length > 1) &&
          (json !== true || isJson(schema)) &&
          (type === undefined || isFileSchema(schema) === isFileSchema({ format })),
      ),
    )
    .map(({ name }) => name);
}

/** Options of the widget whose value is one number or text. */
export function optionsOf(widget: JsonValue | undefined, widgets: readonly GalleryWidget[]): string[] {
  const options = widgets.find(({ name }) => name === widget)?.options ?? [];
  return options.map(({ name }) => name).filter((name) => !lists.has(name));
}

/** Options that are on or off, and what they are where a form does not say it. */
const flags: Record<string, boolean> = {
  autofocus: false,
  filePreview: false,
  copyable: false,
  addable: true,
  orderable: true,
  removable: true,
  inline: true,
};

/** The value of an option that is on or off while it is not set. Undefined for other options. */
export function flagDefault(name: string): boolean | undefined {
  return Object.hasOwn(flags, name) ? flags[name] : undefined;
}

const lists = new Set([
  'units',
  'unique',
  'itemTitle',
  'enumOrder',
  'enumDisabled',
  'yearsRange',
  'enableOptionalDataFieldForType',
]);
