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
};

/** Options that may stand beside `ui:options` too, as `ui:<name>`. */
export const namedOptions: readonly string[] = [
  'accept',
  'autofocus',
  'autocomplete',
  'emptyValue',
  'enumDisabled',
  'enumOrder',
  'filePreview',
  'inputType',
];

/** The uiSchema with the names that the engine and the widgets know: `ui:autofocus` is an option, `updown` is `number`. */
export function withOwnNames(uiSchema: UiSchema): UiSchema {
  return isJsonObject(uiSchema) ? renamed(uiSchema) : uiSchema;
}

function renamed(node: JsonObject): JsonObject {
  const result: JsonObject = {};
  const options: JsonObject = {};
  for (const [key, part] of Object.entries(node)) {
    if (namedOptions.some((name) => key === `ui:${name}`)) options[key.slice('ui:'.length)] = part;
    else result[key] = key === 'ui:widget' ? ownWidget(part) : key.startsWith('ui:') ? part : inside(part);
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
