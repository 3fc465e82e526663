import type { FieldProps, UiSchema as RjsfUiSchema } from '@rjsf/utils';
import type { JsonSchema, UiSchema } from '@signalbox/schemas';
import { furtherItemsOf, itemsOf, placesOf } from '@signalbox/schemas/items-of';
import { isJsonObject } from '@signalbox/schemas/json';
import { createElement } from 'react';
import { optionalOption } from '../../core';

interface RjsfFieldNode {
  schema: JsonSchema;
  uiSchema: UiSchema;
  /** Looks up a message below this node: `title`, `items.title`, `options.a` … */
  message: (part: string) => string | undefined;
}

/** The field's uiSchema with messages in the user's locale at every level: titles, helps, placeholders, options. */
export function rjsfUiSchema(node: RjsfFieldNode): RjsfUiSchema {
  const { schema, uiSchema, message } = node;
  const result: RjsfUiSchema = { ...(withoutFocus(uiSchema) as RjsfUiSchema) };
  // RJSF has no place for the buttons of a choice, and would hide its branches while they are empty.
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) Object.assign(result, neverOptional);
  set(result, 'ui:title', message('title'));
  // Not `ui:help`: the antd theme shows help instead of errors.
  set(result, 'ui:description', message('help'));
  set(result, 'ui:placeholder', message('placeholder'));
  set(result, 'ui:enumNames', optionNames(schema, message));
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    result[name] = rjsfUiSchema({
      schema: child,
      uiSchema: below(uiSchema, name),
      message: (part) => message(`${name}.${part}`),
    });
    // RJSF's own field would store null when it is drawn.
    if (child.type === 'null') result[name] = { 'ui:field': RjsfNote, ...result[name] };
  }
  Object.assign(result, itemsUi(node));
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const branches = schema[keyword];
    if (branches !== undefined)
      result[keyword] = branches.map((branch, index) => branchUi({ schema: branch, uiSchema, message }, index));
  }
  return result;
}

/** The uiSchema of every item; or of each place of a tuple, and of the items that follow the places. */
function itemsUi({ schema, uiSchema, message }: RjsfFieldNode): object {
  const at = (key: string, part: JsonSchema, ui: UiSchema): RjsfUiSchema =>
    rjsfUiSchema({ schema: part, uiSchema: ui, message: (rest) => message(`${key}.${rest}`) });
  const [items, places, further] = [itemsOf(schema), placesOf(schema), furtherItemsOf(schema)];
  if (items !== undefined) return { items: at('items', items, below(uiSchema, 'items')) };
  if (places === undefined) return {};
  return {
    items: places.map((place, index) => ({
      ...hiddenConstant(place),
      ...at(`items.${index}`, place, ofPlace(uiSchema, index)),
    })),
    ...(further ? { additionalItems: at('additionalItems', further, below(uiSchema, 'additionalItems')) } : {}),
  };
}

/** A uiSchema has one for each place, or one for all. */
function ofPlace({ items }: UiSchema, index: number): UiSchema {
  const own = Array.isArray(items) ? items[index] : items;
  return isJsonObject(own) ? own : {};
}

/**
 * The options of a `oneOf` use the messages `<field>.options.<index>`; their properties use those of the field itself.
 */
function branchUi({ schema, uiSchema, message }: RjsfFieldNode, index: number): RjsfUiSchema {
  const inner = rjsfUiSchema({
    schema,
    uiSchema: ofParts(uiSchema),
    message: (part) => {
      if (part === 'title') return message(`options.${index}`);
      // The field has its help already.
      return part === 'help' ? undefined : message(part);
    },
  });
  // The select above shows the title.
  inner['ui:TitleFieldTemplate'] = NoTitle;
  Object.assign(inner, neverOptional);
  for (const [name, child] of Object.entries(schema.properties ?? {}))
    inner[name] = { ...hiddenConstant(child), ...(inner[name] as RjsfUiSchema) };
  return inner;
}

/** Returns the uiSchemas of the properties and items of a field, without that of the field itself. */
function ofParts(uiSchema: UiSchema): UiSchema {
  return Object.fromEntries(Object.entries(uiSchema).filter(([name]) => !name.startsWith('ui:')));
}

/** It is filled in (`withConstants`, `withPlaces`), and any other value is wrong. */
function hiddenConstant(schema: JsonSchema): RjsfUiSchema {
  return schema.const === undefined ? {} : { 'ui:widget': 'hidden' };
}

/** A note in what RJSF draws: its title. The template draws the help below it. */
function RjsfNote({ uiSchema }: FieldProps) {
  return createElement('strong', null, uiSchema?.['ui:title']);
}

function NoTitle(): null {
  return null;
}

/** RJSF draws no button that adds or removes the value. Takes precedence over `ui:options`. */
const neverOptional = { [`ui:${optionalOption}`]: [] };

/** The uiSchema of a field whose title, with such a button, the form draws above it. */
export const untitled: RjsfUiSchema = {
  ...neverOptional,
  'ui:label': false,
  'ui:TitleFieldTemplate': NoTitle,
  'ui:ArrayFieldTitleTemplate': NoTitle,
};

/** Without `autofocus`: RJSF would take the focus from the user. The form does it for the whole field. */
function withoutFocus(uiSchema: UiSchema): UiSchema {
  const { autofocus, ...options } = uiSchema['ui:options'] ?? {};
  return autofocus === undefined ? uiSchema : { ...uiSchema, 'ui:options': options };
}

function optionNames(schema: JsonSchema, message: RjsfFieldNode['message']): string[] | undefined {
  const answers = schema.type === 'boolean' ? [true, false] : undefined;
  const options = schema.enum ?? itemsOf(schema)?.enum ?? answers;
  const names = options?.map((option) => message(`options.${String(option)}`));
  return names?.every((name) => name !== undefined) ? names : undefined;
}

function below(uiSchema: UiSchema, name: string): UiSchema {
  const child = uiSchema[name];
  return isJsonObject(child) ? child : {};
}

function set(target: RjsfUiSchema, key: string, value: string | string[] | undefined): void {
  if (value !== undefined && target[key] === undefined) target[key] = value;
}
