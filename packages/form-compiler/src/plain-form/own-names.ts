import type { JsonObject, JsonValue, UiSchema } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';

/** RJSF's names of widgets that store the same values as one of ours, which is drawn. */
export const ownWidgets: Readonly<Record<string, string>> = {
  updown: 'number',
  range: 'slider',
  checkbox: 'switch',
  'alt-date': 'date',
  datetime: 'date-time',
  'alt-datetime': 'date-time',
  files: 'data-url',
  email: 'text',
  uri: 'text',
  hostname: 'text',
  ipv4: 'text',
  ipv6: 'text',
  uuid: 'text',
  TextWidget: 'text',
  TextareaWidget: 'textarea',
  EmailWidget: 'text',
  URLWidget: 'text',
  UpDownWidget: 'number',
  RangeWidget: 'slider',
  RatingWidget: 'slider',
  CheckboxWidget: 'switch',
  SelectWidget: 'select',
  RadioWidget: 'radio',
  CheckboxesWidget: 'checkboxes',
  DateWidget: 'date',
  DateTimeWidget: 'date-time',
  TimeWidget: 'time',
  AltDateWidget: 'date',
  AltDateTimeWidget: 'date-time',
  ColorWidget: 'color',
  FileWidget: 'data-url',
  HiddenWidget: 'hidden',
};

/** What some of these names say beside the widget: the keyboard of touch screens. */
const impliedOptions: Readonly<Record<string, JsonObject>> = {
  email: { inputType: 'email' },
  EmailWidget: { inputType: 'email' },
  uri: { inputType: 'url' },
  URLWidget: { inputType: 'url' },
};

/** Options that may stand beside `ui:options` too, as `ui:<name>`. */
export const namedOptions: readonly string[] = [
  'accept',
  'addable',
  'autofocus',
  'autocomplete',
  'copyable',
  'emptyValue',
  'enableOptionalDataFieldForType',
  'enumDisabled',
  'enumOrder',
  'filePreview',
  'inline',
  'inputType',
  'label',
  'orderable',
  'removable',
  'rows',
  'yearsRange',
];

/** The uiSchema with the names that the engine and the widgets know: `ui:autofocus` is an option, `updown` is `number`. */
export function withOwnNames(uiSchema: UiSchema): UiSchema {
  return isJsonObject(uiSchema) ? renamed(uiSchema) : uiSchema;
}

function renamed(node: JsonObject): JsonObject {
  const result: JsonObject = {};
  const name = node['ui:widget'];
  const options: JsonObject = {
    ...(typeof name === 'string' && Object.hasOwn(impliedOptions, name) && impliedOptions[name]),
  };
  for (const [key, part] of Object.entries(node)) {
    if (namedOptions.some((option) => key === `ui:${option}`)) options[key.slice('ui:'.length)] = part;
    else if (key === 'ui:widget') result[key] = ownWidget(part);
    // Each of its keys is a reference, with the uiSchema of the definition.
    else result[key] = key.startsWith('ui:') && key !== 'ui:definitions' ? part : inside(part);
  }
  if (Object.keys(options).length === 0) return result;
  const declared = node['ui:options'];
  return { ...result, 'ui:options': { ...options, ...(isJsonObject(declared) ? declared : {}) } };
}

function ownWidget(name: JsonValue): JsonValue {
  return typeof name === 'string' && Object.hasOwn(ownWidgets, name) ? (ownWidgets[name] ?? name) : name;
}

/** One uiSchema, or one for each place of a list. */
function inside(part: JsonValue): JsonValue {
  if (Array.isArray(part)) return part.map(inside);
  return isJsonObject(part) ? renamed(part) : part;
}
