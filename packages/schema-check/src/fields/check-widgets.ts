import { noteWidget, rjsfWidget } from '@signalbox/engine/core';
import { useOneOf } from '@signalbox/form-compiler/suggest';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import { ajv } from '../shared-ajv';
import { type Reported, suggestOrRemove, type ValidationError } from '../validation-error';
import { schemaForWidget } from '../elsewhere';
import { type FormField, fieldsOf } from './form-fields';
import { optionPlace } from './option-place';
import { schemaInWords, takenInWords, takesSchema, type WidgetRow, type WidgetTable } from '../widget-table';

/** Each widget suits the schema of its field, and reads each of its options, by `meta/widgets.json`. */
export function checkWidgets(sources: Sources): ValidationError[] {
  return fieldsOf(sources).flatMap((field) => [
    ...checkDrawn(field),
    ...checkTypes(field),
    ...(isInputOfConstant(field, sources.widgetTable) ? [] : checkWidget(field, sources.widgetTable)),
    ...checkOptions(field, sources.widgetTable),
  ]);
}

/** No input offers other values than the constant of its field. */
export function checkConstants(sources: Sources): ValidationError[] {
  return fieldsOf(sources)
    .filter((field) => isInputOfConstant(field, sources.widgetTable))
    .flatMap((field) => checkWidget(field, sources.widgetTable));
}

/** The widget draws and changes the value, were it no constant. */
function isInputOfConstant({ schema, widget, isInDialog }: FormField, table: WidgetTable): boolean {
  const { const: constant, ...free } = schema;
  const row = table[widget];
  return constant !== undefined && row !== undefined && takesSchema(row, free, isInDialog);
}

/** A field without a kind of value shows nothing to enter. */
function checkDrawn({ source, schema, widget, isInList, at }: FormField): ValidationError[] {
  if (widget !== rjsfWidget) return [];
  const { $ref, type, oneOf, anyOf } = schema;
  if (isInList)
    return [
      errorAt(source, at, {
        wrong: `the widget "list" draws no ${schemaInWords(schema).replace(/^an? /, '')} without a widget in its items`,
        remedy: 'give it a "ui:widget", or let RJSF draw the whole list: "ui:field": "ArrayField"',
      }),
    ];
  if (type !== undefined || oneOf || anyOf || $ref !== undefined) return [];
  return [
    errorAt(source, at, {
      wrong: 'the field has no "type": nothing is drawn',
      remedy: 'add "type"; of several kinds it is a list: ["string", "number"]',
    }),
  ];
}

/**
 * A field may be null, which means "not set". A list of types has texts, numbers and switches only: the console has inputs for
 * these.
 */
function checkTypes({ source, schema, widget, isNullable, at }: FormField): ValidationError[] {
  const { type, writeOnly } = schema;
  if (Array.isArray(type) && schema.enum === undefined && type.some((each) => each === 'object' || each === 'array'))
    return [
      errorAt(source, at, {
        wrong: `the field is ${schemaInWords(schema)}: there is no input for all of them`,
        remedy: 'write "oneOf" in the place of "type", with a branch for each',
      }),
    ];
  if (!isNullable || (widget !== rjsfWidget && writeOnly !== true)) return [];
  const what = writeOnly === true ? 'a secret' : type === 'object' ? 'a section' : 'what RJSF draws';
  return [
    errorAt(source, at, {
      wrong: `null is no value of ${what}: there is no way to enter it`,
      remedy:
        type === 'object' || writeOnly === true
          ? 'remove null: without values it is not stored'
          : 'remove null, or give the field a "ui:widget"',
    }),
  ];
}

/** The widget takes the schema of the field. */
export function checkWidget(
  { source, schema, widget, uiAt, isInDialog }: FormField,
  table: WidgetTable,
): ValidationError[] {
  const row = table[widget];
  if (!row || takesSchema(row, schema, isInDialog)) return [];
  const fitting = Object.entries(table)
    .filter(([name, other]) => name !== 'hidden' && takesSchema(other, schema, isInDialog))
    .map(([name]) => name);
  return [
    errorAt(source, `${uiAt}/ui:widget`, {
      wrong: `the widget "${widget}" takes ${takenInWords(row, isInDialog)}, but this field is ${schemaInWords(schema)}`,
      remedy: [...schemaInstead({ schema, widget, row, isInDialog }), insteadOf({ schema, widget, fitting })].join(
        '; or ',
      ),
    }),
  ];
}

function insteadOf({ schema, widget, fitting }: Pick<FormField, 'schema' | 'widget'> & { fitting: string[] }): string {
  const { type, properties } = schema;
  const inside = type === 'object' && properties !== undefined ? 'write it at the fields inside; or ' : '';
  return fitting.length > 0
    ? `${inside}remove it for the default one, or ${useOneOf(fitting, widget)}`
    : `${inside}remove it, or change the schema of the field`;
}

/** Returns what to write in the schema to keep the widget. */
function schemaInstead({
  schema,
  widget,
  row,
  isInDialog,
}: Pick<FormField, 'schema' | 'widget' | 'isInDialog'> & { row: WidgetRow }): string[] {
  const ofWidget = schema.writeOnly === true ? undefined : schemaForWidget(widget);
  if (ofWidget !== undefined) return schema.type === 'string' ? [ofWidget] : [];
  if (schema.enum !== undefined) return [];
  if (!takesSchema(row, { ...schema, enum: [] }, isInDialog)) return [];
  return ['list the values in the schema: "enum": […]'];
}

/** The widget reads each option, and takes its value. */
export function checkOptions(field: FormField, table: WidgetTable): ValidationError[] {
  const { source, uiSchema, widget } = field;
  const row = table[widget];
  if (!row) return [];
  const { options: read = [] } = row;
  const known = Array.isArray(read) ? read : Object.keys(read);
  return Object.entries(uiSchema['ui:options'] ?? {}).flatMap(([name, value]) => {
    const at = optionPlace(field, name);
    // The engine draws it above the input of any widget.
    if (name === 'label' && typeof value === 'boolean' && !withoutLabel.has(widget)) return [];
    if (!known.includes(name))
      return [
        errorAt(source, at, {
          wrong: `the widget "${widget}" reads no option "${name}"`,
          remedy: known.length > 0 ? suggestOrRemove(name, known) : 'remove it: this widget has no options',
          atKey: true,
        }),
      ];
    // The form's meta-schema validates the options of the other widgets.
    const schema = Array.isArray(read) ? undefined : read[name];
    return schema === undefined || ajv.validate(schema, value) ? [] : [errorAt(source, at, wrongOption(value, schema))];
  });
}

const withoutLabel = new Set([noteWidget, 'hidden']);

function wrongOption(value: JsonValue, { description = '' }: JsonSchema): Reported {
  return {
    wrong: `${JSON.stringify(value)} ${ajv.errorsText(ajv.errors, { dataVar: '' }).trim()}`,
    remedy: `here stands: ${description}`,
  };
}
