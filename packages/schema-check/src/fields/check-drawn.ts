import type { JsonSchema } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import type { Sources } from '../load-sources';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { type PlacedSchema, walkSchema } from '../walk-schema';
import { schemaInWords } from '../widget-table';
import { fieldsOf } from './form-fields';
import { recursiveUiParts, rjsfParts } from './rjsf-parts';

/** An RJSF field that is named draws the type of its schema, and a branch of a choice can be chosen. */
export function checkDrawn(sources: Sources): ValidationError[] {
  return [...wrongFields(sources), ...eachSchema(sources, impossibleBranches)];
}

/** An input offers the choices of its field, and a section has fields. */
export function checkOffered(sources: Sources): ValidationError[] {
  return [...hiddenChoices(sources), ...eachSchema(sources, emptySections)];
}

function eachSchema(
  { forms }: Sources,
  check: (source: SourceFile, placed: PlacedSchema) => ValidationError[],
): ValidationError[] {
  return forms.flatMap(({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap((placed) => check(source, placed)),
  );
}

const isType =
  (...types: string[]) =>
  ({ type }: JsonSchema) =>
    [type ?? []].flat().every((each) => each === 'null' || types.includes(each));

/**
 * The schemas that each field of RJSF draws. For another schema it draws nothing, an error, or an input of values that
 * are not valid.
 */
const drawnBy: Record<string, (schema: JsonSchema) => boolean> = {
  AnyOfField: ({ anyOf }) => anyOf !== undefined,
  OneOfField: ({ oneOf }) => oneOf !== undefined,
  ArrayField: isType('array'),
  BooleanField: isType('boolean'),
  NullField: isType(),
  NumberField: isType('number', 'integer'),
  ObjectField: isType('object'),
  StringField: isType('string'),
};

function wrongFields(sources: Sources): ValidationError[] {
  const fields = fieldsOf(sources);
  const found = [...fields, ...fields.flatMap(rjsfParts), ...recursiveUiParts(sources)].flatMap(
    ({ source, schema, uiSchema, uiAt }) => {
      const field = uiSchema['ui:field'] ?? '';
      const draws = Object.hasOwn(drawnBy, field) ? drawnBy[field] : undefined;
      if (draws === undefined || draws(schema)) return [];
      const fitting = Object.keys(drawnBy).find((name) => drawnBy[name]?.(schema) === true);
      return [
        errorAt(source, `${uiAt}/ui:field`, {
          wrong: `"${field}" does not draw ${schemaInWords(schema)}`,
          remedy: fitting === undefined ? 'remove it' : `remove it, or write "${fitting}"`,
        }),
      ];
    },
  );
  const keys = found.map(({ file, pointer }) => `${file} ${pointer}`);
  return found.filter(({ file, pointer }, index) => keys.indexOf(`${file} ${pointer}`) === index);
}

/** Inputs of any value of a type: users would have to know the choices. */
const free = new Set(['text', 'textarea', 'number', 'slider', 'tags', 'values']);

function hiddenChoices(sources: Sources): ValidationError[] {
  return fieldsOf(sources).flatMap(({ source, schema, widget, uiAt }) => {
    const choices = schema.enum ?? itemsOf(schema)?.enum;
    if (choices === undefined || !free.has(widget)) return [];
    return [
      errorAt(source, `${uiAt}/ui:widget`, {
        wrong: `the widget "${widget}" does not show the choices of "enum"`,
        remedy: `remove it, or use ${schema.enum === undefined ? '"select" or "checkboxes"' : '"select" or "radio"'}`,
      }),
    ];
  });
}

const isSection = /^\/schema(\/(properties\/[^/]+|items))+$/;
const declaring = ['allOf', 'anyOf', 'oneOf', 'if', 'dependencies', 'const', 'enum', 'patternProperties'] as const;

function emptySections(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const { properties, additionalProperties } = schema;
  if (!isSection.test(pointer) || properties === undefined || Object.keys(properties).length > 0) return [];
  if (additionalProperties !== false || declaring.some((keyword) => schema[keyword] !== undefined)) return [];
  return [
    errorAt(source, `${pointer}/properties`, {
      wrong: 'the object has no properties: there is nothing to enter',
      remedy: 'add fields to it, or remove the object',
      atKey: true,
    }),
  ];
}

function impossibleBranches(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  return (['oneOf', 'anyOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).flatMap((branch, index) =>
      isFalse(branch)
        ? [
            errorAt(source, `${pointer}/${keyword}/${index}`, {
              wrong: 'no value matches this branch: it could not be saved',
              remedy: 'remove it, or write the schema of its values',
            }),
          ]
        : [],
    ),
  );
}

/** `false` is a schema too. */
function isFalse(schema: unknown): boolean {
  return schema === false;
}
