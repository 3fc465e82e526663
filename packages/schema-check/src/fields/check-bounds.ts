import { pointerOf } from '@signalbox/engine/core';
import { type PatternSafety, patternSafety } from '@signalbox/form-compiler/pattern-safety';
import type { JsonSchema } from '@signalbox/schemas';
import { isFileSchema } from '@signalbox/schemas/data-url';
import { itemsOf, placesOf } from '@signalbox/schemas/items-of';
import { planOf } from '../check-claims';
import type { DeclaredForm, Sources } from '../load-sources';
import { recursiveParts } from '../recursive-parts';
import { errorAt, type SourceFile } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { partsOf, type PlacedSchema } from '../walk-schema';

/** Every value has a limit: texts a length, lists a number of items, objects their properties, patterns their time. */
export function checkBounds({ forms, shared }: Sources): ValidationError[] {
  return [
    // The plain form: it has the definitions, and what branches declare, at the place of each value.
    ...forms.flatMap((form) => [
      ...boundErrors(form.source, { schema: form.resolved.schema, pointer: '/schema', start: '' }),
      ...inRecursion(form),
      ...conditionOf({ schema: { visibleWhen: form.resolved.visibleWhen }, pointer: '' }).flatMap((part) =>
        boundErrors(form.source, { ...part, start: '' }),
      ),
    ]),
    ...shared.flatMap(({ source, definition }) => boundErrors(source, { schema: definition, pointer: '', start: '' })),
  ];
}

/** Keywords whose schemas describe a value that another schema already limits. */
const fragment = /\/(if|then|else|not|allOf|propertyNames|contains|definitions|visibleWhen)(\/|$)/;

function inRecursion(form: DeclaredForm): ValidationError[] {
  const { plan } = planOf(form);
  return (plan ? recursiveParts(plan) : []).flatMap(([name, schema]) => {
    const pointer = `/schema/definitions/${name}`;
    return boundErrors(form.source, { schema, pointer, start: pointer });
  });
}

interface Bounded extends PlacedSchema {
  /** Where the walk began: a definition that leads back to itself limits its own values. */
  start: string;
}

function boundErrors(source: SourceFile, placed: Bounded): ValidationError[] {
  const { schema, pointer, start } = placed;
  // A constant is as long as it is.
  if (schema.const !== undefined) return [];
  const found = [
    ...(fragment.test(pointer.slice(start.length))
      ? []
      : // What users name at the root: `checkOthers`.
        [unlimitedText(schema), unlimitedList(schema), pointer === '/schema' ? undefined : openObject(schema)]),
    slowPattern(schema),
    // Where no other names are possible, the plain form has them in `propertyNames`.
    ...Object.keys(schema.additionalProperties === false ? {} : (schema.patternProperties ?? {})).map((pattern) => {
      const slow = slowPattern({ pattern });
      return slow && { ...slow, at: pointerOf(['patternProperties', pattern]), atKey: true };
    }),
  ];
  return [
    ...found.flatMap((reason) => (reason ? [errorAt(source, pointer + (reason.at ?? ''), reason)] : [])),
    ...[...partsOf(placed), ...conditionOf(placed)].flatMap((part) => boundErrors(source, { ...part, start })),
  ];
}

function conditionOf({ schema: { visibleWhen }, pointer }: PlacedSchema): PlacedSchema[] {
  return visibleWhen ? [{ schema: visibleWhen, pointer: `${pointer}/visibleWhen` }] : [];
}

type Unlimited = Reported & { at?: string };

/** Formats whose texts are short by themselves. */
const shortFormats = ['date', 'date-time', 'time', 'ipv4', 'ipv6', 'uuid'];

function unlimitedText(schema: JsonSchema): Unlimited | undefined {
  const { type, maxLength, format = '', enum: choices } = schema;
  if (![type].flat().includes('string') || maxLength !== undefined || choices) return undefined;
  if (shortFormats.includes(format)) return undefined;
  if (isFileSchema(schema))
    return {
      wrong: 'the file in the value has no maximum length',
      remedy: 'add "maxLength" in characters, e.g. 16384 for 12 KB; or use "file.json" for larger files',
    };
  return { wrong: 'the text has no maximum length', remedy: 'add "maxLength", e.g. 200' };
}

function unlimitedList(schema: JsonSchema): Unlimited | undefined {
  const { type, maxItems, uniqueItems, additionalItems } = schema;
  if (![type].flat().includes('array') || maxItems !== undefined) return undefined;
  if ((uniqueItems && itemsOf(schema)?.enum) || (placesOf(schema) && additionalItems === false)) return undefined;
  return { wrong: 'the list has no maximum number of items', remedy: 'add "maxItems", e.g. 100' };
}

function openObject({
  type,
  properties,
  patternProperties,
  additionalProperties,
  maxProperties,
  $ref,
  enum: choices,
}: JsonSchema): Unlimited | undefined {
  const isClosed = additionalProperties === false && patternProperties === undefined;
  if (![type].flat().includes('object') || $ref !== undefined || isClosed || choices) return undefined;
  if (properties === undefined && additionalProperties !== undefined) {
    if (maxProperties !== undefined || additionalProperties === true) return undefined;
    return { wrong: 'the object has no maximum number of properties', remedy: 'add "maxProperties", e.g. 50' };
  }
  if (properties !== undefined && (typeof additionalProperties === 'object' || patternProperties !== undefined))
    return {
      wrong: 'users can name properties beside the declared ones',
      remedy:
        'add "additionalProperties": false; what users name is a property of its own, with the widget "text-map" if it is texts',
    };
  return {
    wrong: 'the object takes any property',
    remedy: 'add "additionalProperties": false, and each property with its schema',
  };
}

/** A pattern that needs much longer for some texts than their length. One person could stop the server with such a text. */
function slowPattern({ pattern, maxLength }: JsonSchema): Unlimited | undefined {
  if (pattern === undefined) return undefined;
  const safety = patternSafety(pattern, maxLength);
  return safety === 'safe' ? undefined : { at: '/pattern', ...slowPatterns[safety] };
}

const repeated = 'let no two repeated parts match the same characters: "^[a-z]+$" instead of "^([a-z]+)+$"';
const slowPatterns: Record<Exclude<PatternSafety, 'safe'>, Reported> = {
  vulnerable: { wrong: 'the pattern needs very long for some texts', remedy: repeated },
  unknown: { wrong: 'it is not certain that the pattern is fast for all texts', remedy: repeated },
  backReference: {
    wrong: 'the pattern refers back to one of its groups, which can be very slow',
    remedy: String.raw`write the texts that the group may match instead of "\1" or "\k<name>", or list the values in "enum"`,
  },
  lookBehind: {
    wrong: 'the pattern looks back with "(?<=" or "(?<!", which can be very slow',
    remedy: 'write what stands before as a part of the pattern: "^a[0-9]+$" instead of "(?<=^a)[0-9]+$"',
  },
};
