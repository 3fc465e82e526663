import { takesNull } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { leastMultiple } from '@signalbox/schemas/exact-numbers';
import { placesOf } from '@signalbox/schemas/items-of';
import { canCompile } from '../check-strict';
import type { DeclaredForm, Sources } from '../load-sources';
import { oncePer } from '../once-per';
import { ajv } from '../shared-ajv';
import { errorAt, type SourceFile } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { isSchema, walkSchema, type PlacedSchema } from '../walk-schema';

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

const pairs = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
] as const;

function limitErrors(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const crossed = pairs.flatMap(([low, high]) => {
    const [least, most] = [schema[low], schema[high]];
    if (least === undefined || most === undefined || least <= most) return [];
    return [
      errorAt(source, `${pointer}/${low}`, {
        wrong: `"${low}" ${least} is above "${high}" ${most}: no value is valid`,
        remedy: 'exchange the two numbers, or correct one',
      }),
    ];
  });
  const reason =
    crossed.length > 0
      ? undefined
      : (emptyRange(schema) ??
        tooFewChoices(schema) ??
        tooFewPlaces(schema) ??
        wrongCount(schema) ??
        choicesWithoutNull(schema) ??
        (isBranch.test(pointer) ? undefined : (nothingFits(schema) ?? emptyChoice(schema))) ??
        slashes(schema) ??
        formatOfNoText(schema));
  return [...crossed, ...(reason ? [errorAt(source, pointer + reason.at, reason)] : [])];
}

type Contradiction = Reported & { at: string };

/** Returns why no number is between the limits. */
function emptyRange(schema: JsonSchema): Contradiction | undefined {
  const { type, minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = schema;
  const lowest = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const highest = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  if (lowest === -Infinity || highest === Infinity) return undefined;
  const lowKey = lowest === exclusiveMinimum ? 'exclusiveMinimum' : 'minimum';
  const highKey = highest === exclusiveMaximum ? 'exclusiveMaximum' : 'maximum';
  if (lowest >= highest && (lowKey === 'exclusiveMinimum' || highKey === 'exclusiveMaximum'))
    return {
      at: `/${lowKey}`,
      wrong: `"${lowKey}" ${lowest} is not below "${highKey}" ${highest}: no number is valid`,
      remedy: 'correct one of the two numbers',
    };
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  // A step of 0 is an error of its own.
  if (step === undefined || step <= 0) return undefined;
  const least = leastMultiple(lowest, step, lowKey === 'exclusiveMinimum');
  if (least < highest || (least === highest && highKey === 'maximum')) return undefined;
  return {
    at: `/${highKey}`,
    wrong: `between ${lowest} and ${highest} is no ${multipleOf ? `multiple of ${multipleOf}` : 'whole number'}`,
    remedy: 'widen the limits',
  };
}

/** A list without repetitions cannot have more items than there are choices. */
function tooFewChoices({ minItems = 0, uniqueItems, items }: JsonSchema): Contradiction | undefined {
  const choices = isSchema(items) ? items.enum?.length : undefined;
  if (uniqueItems !== true || choices === undefined || minItems <= choices) return undefined;
  return {
    at: '/minItems',
    wrong: `the list needs ${minItems} different items, but there are only ${choices} choices`,
    remedy: `write at most ${choices}, or add choices`,
  };
}

/** A tuple to which nothing can be added has as many items as places. */
function tooFewPlaces(schema: JsonSchema): Contradiction | undefined {
  const { minItems = 0, additionalItems } = schema;
  const places = placesOf(schema)?.length;
  if (places === undefined || additionalItems !== false || minItems <= places) return undefined;
  return {
    at: '/minItems',
    wrong: `the list needs ${minItems} items, and the tuple has ${places} places`,
    remedy: `write at most ${places}, or add places`,
  };
}

/** The numbers of properties that a closed object can have, and must have. */
function wrongCount(schema: JsonSchema): Contradiction | undefined {
  const { properties, required = [], minProperties = 0, maxProperties = Infinity, additionalProperties } = schema;
  if (maxProperties < required.length)
    return {
      at: '/maxProperties',
      wrong: `${required.length} properties are required, and ${maxProperties} are allowed: no value is valid`,
      remedy: `write at least ${required.length}, or require fewer`,
    };
  const count = Object.keys(properties ?? {}).length;
  if (properties === undefined || additionalProperties !== false || minProperties <= count) return undefined;
  return {
    at: '/minProperties',
    wrong: `the object needs ${minProperties} properties, and has ${count}: no value is valid`,
    remedy: `write at most ${count}, or add properties`,
  };
}

/** Choices leave out null, which the type allows: it could be entered and not saved. */
function choicesWithoutNull(schema: JsonSchema): Contradiction | undefined {
  if (!takesNull(schema) || schema.enum === undefined || schema.enum.includes(null)) return undefined;
  return { at: '/enum', wrong: 'the choices do not have the null that the type allows', remedy: 'add null to them' };
}

/** Conditions and variants may say that nothing is there. */
const isBranch = /\/(if|then|else|not|contains|(oneOf|anyOf|allOf)\/\d+)(\/|$)/;

function nothingFits(schema: JsonSchema): Contradiction | undefined {
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
function emptyChoice({ enum: choices = [] }: JsonSchema): Contradiction | undefined {
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
function slashes({ pattern = '' }: JsonSchema): Contradiction | undefined {
  return /^\/\^.*\$\/[a-z]*$/.test(pattern)
    ? { at: '/pattern', wrong: 'the pattern matches no text', remedy: 'remove the slashes around it' }
    : undefined;
}

/** ajv takes a format beside any type, and evaluates it for texts alone. */
function formatOfNoText({ type = 'string', format }: JsonSchema): Contradiction | undefined {
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
