import { takesNull } from '@signalbox/engine/core';
import { contradictionsOf } from '@signalbox/form-compiler/contradictions';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { canCompile } from '../check-strict';
import type { DeclaredForm, Sources } from '../load-sources';
import { oncePer } from '../once-per';
import { ajv } from '../shared-ajv';
import { errorAt, type SourceFile } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { walkSchema, type PlacedSchema } from '../walk-schema';

/** No limits contradict each other, and each choice and example is a value that its own schema allows. */
export function checkLimits({ forms }: Sources): ValidationError[] {
  return forms.flatMap(checkForm);
}

const checkForm = oncePer(
  ({ resolved }: DeclaredForm) => resolved,
  ({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap((placed) => [
      ...limitErrors(source, placed),
      ...valueErrors(source, placed),
    ]),
);

function limitErrors(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const contradictions = contradictionsOf(schema);
  const reason =
    contradictions.length > 0
      ? undefined
      : (choicesWithoutNull(schema) ??
        (isBranch.test(pointer) ? undefined : (nothingFits(schema) ?? emptyChoice(schema))) ??
        slashes(schema) ??
        formatOfNoText(schema));
  return [
    ...contradictions.map((each) => errorAt(source, `${pointer}/${each.keyword}`, each)),
    ...(reason ? [errorAt(source, pointer + reason.at, reason)] : []),
  ];
}

type Placed = Reported & { at: string };

/** Choices leave out null, which the type allows: it could be entered and not saved. */
function choicesWithoutNull(schema: JsonSchema): Placed | undefined {
  if (!takesNull(schema) || schema.enum === undefined || schema.enum.includes(null)) return undefined;
  return { at: '/enum', wrong: 'the choices do not have the null that the type allows', remedy: 'add null to them' };
}

/** Conditions and variants may say that nothing is there. */
const isBranch = /\/(if|then|else|not|contains|(oneOf|anyOf|allOf)\/\d+)(\/|$)/;

function nothingFits(schema: JsonSchema): Placed | undefined {
  const key = (['maxLength', 'maxItems', 'maxProperties'] as const).find((each) => schema[each] === 0);
  if (key) return { at: `/${key}`, wrong: `"${key}" is 0: nothing can be entered`, remedy: 'write a larger number' };
  const { format = '', maxLength = Infinity } = schema;
  const needed = Object.hasOwn(lengths, format) ? lengths[format] : undefined;
  return needed === undefined || maxLength >= needed
    ? undefined
    : {
        at: '/maxLength',
        wrong: `a text of the format "${format}" has at least ${needed} characters`,
        remedy: 'remove "maxLength": the format limits the text',
      };
}

/** Characters of the shortest text of a format. */
const lengths: Record<string, number> = { date: 10, 'date-time': 20, uuid: 36 };

/** A field without a value has no text at all. */
function emptyChoice({ enum: choices = [] }: JsonSchema): Placed | undefined {
  const place = choices.indexOf('');
  return place < 0
    ? undefined
    : {
        at: `/enum/${place}`,
        wrong: 'an empty text is no choice: it has no title',
        remedy: 'remove it: a field that is not required can be left without a choice',
      };
}

/** In JSON a pattern is a text, not a literal of JavaScript. */
function slashes({ pattern = '' }: JsonSchema): Placed | undefined {
  return /^\/\^.*\$\/[a-z]*$/.test(pattern)
    ? { at: '/pattern', wrong: 'the pattern matches no text', remedy: 'remove the slashes around it' }
    : undefined;
}

/** ajv takes a format beside any type, and evaluates it for texts alone. */
function formatOfNoText({ type = 'string', format }: JsonSchema): Placed | undefined {
  return format === undefined || [type].flat().includes('string')
    ? undefined
    : {
        at: '/format',
        wrong: `"format" is for a text, and this value is of the type ${[type].flat().join(' or ')}`,
        remedy: 'remove it, or correct the type',
        atKey: true,
      };
}

interface NamedValue {
  at: string;
  value: JsonValue;
  what: string;
}

function valueErrors(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const { enum: choices = [], const: constant, examples = [], ...rest } = schema;
  const named: NamedValue[] = [
    ...choices.map((value, index) => ({ at: `/enum/${index}`, value, what: 'can never be chosen' })),
    ...(constant === undefined ? [] : [{ at: '/const', value: constant, what: 'can never be chosen' }]),
    ...examples.map((value, index) => ({ at: `/examples/${index}`, value, what: 'is no example' })),
  ];
  if (rest.type === undefined || named.length === 0 || !canCompile(rest)) return [];
  const validate = ajv.compile(rest);
  return named.flatMap(({ at, value, what }) => {
    if (validate(value)) return [];
    return [
      errorAt(source, pointer + at, {
        wrong: `${JSON.stringify(value)} ${what}: a value here ${validate.errors?.[0]?.message}`,
        remedy: 'correct the value, or the keyword that rejects it',
      }),
    ];
  });
}
