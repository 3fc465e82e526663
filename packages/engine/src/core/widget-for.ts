import type { JsonSchema, JsonType, UiSchema } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';

/** Widget name of a field that RJSF renders. */
export const rjsfWidget = 'rjsf';

/** Widget name of a field with one possible value. */
export const constantWidget = 'constant';

/** Widget name of a text that stands among the fields and has no value. */
export const noteWidget = 'note';

/** Widget name, and format, of a file that is in the value. */
const fileWidget = 'data-url';

/** Formats of texts that have a widget of the same name. */
const formatWidgets = new Set(['date', 'date-time', 'time', 'color', fileWidget]);

/** Types whose values are one input each. */
const plainTypes = new Set<JsonType>(['string', 'number', 'integer', 'boolean']);

const templateOverride = /^ui:\w+Template$/;

/** Name of the widget for this schema: `ui:widget`, else the default one of its type. */
export function widgetFor({ schema, uiSchema }: { schema: JsonSchema; uiSchema: UiSchema }): string {
  if (uiSchema['ui:field'] !== undefined || Object.keys(uiSchema).some((key) => templateOverride.test(key)))
    return rjsfWidget;
  if (uiSchema['ui:widget'] !== undefined) return uiSchema['ui:widget'];
  if (schema.writeOnly === true) return 'secret';
  if (schema.type === 'null') return noteWidget;
  if (schema.enum !== undefined) return schema.type === 'boolean' ? 'radio' : 'select';
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) return rjsfWidget;
  if (schema.const !== undefined) return constantWidget;
  if (Array.isArray(schema.type)) return schema.type.every((type) => plainTypes.has(type)) ? 'either' : rjsfWidget;
  switch (schema.type) {
    case 'string':
      if (schema.contentMediaType !== undefined) return 'code';
      return schema.format !== undefined && formatWidgets.has(schema.format) ? schema.format : 'text';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'switch';
    case 'array':
      return widgetOfList(itemsOf(schema));
    case 'object':
    case undefined:
      return rjsfWidget;
  }
  return rjsfWidget;
}

function widgetOfList({ type, format, enum: choices }: JsonSchema = {}): string {
  if (type === 'string' && format === fileWidget) return fileWidget;
  if (type === 'object' && choices !== undefined) return 'select';
  return type === 'object' ? 'list' : rjsfWidget;
}

/**
 * The widget that draws the field: the one that its form names. If a plug-in that is missing has that widget
 * (`<plug-in>:<name>`), it is the default widget of the type, or JSON where RJSF would draw the value: RJSF has no validator for it.
 */
export function presentWidget({ widget, schema, uiSchema }: Drawn, isPresent: (name: string) => boolean): string {
  if (!widget.includes(':') || isPresent(widget)) return widget;
  const { 'ui:widget': _absent, 'ui:options': _itsOptions, ...rest } = uiSchema;
  const standard = widgetFor({ schema, uiSchema: rest });
  return standard === rjsfWidget ? 'json' : standard;
}

type Drawn = { widget: string; schema: JsonSchema; uiSchema: UiSchema };

/** True for a plain object without its own widget or RJSF field: its properties are fields. */
export function isSection({ schema, uiSchema }: { schema: JsonSchema; uiSchema: UiSchema }): boolean {
  return (
    schema.type === 'object' &&
    schema.properties !== undefined &&
    schema.const === undefined &&
    schema.anyOf === undefined &&
    schema.oneOf === undefined &&
    typeof schema.additionalProperties !== 'object' &&
    !Object.keys(uiSchema).some((key) => key === 'ui:widget' || key === 'ui:field' || templateOverride.test(key))
  );
}
