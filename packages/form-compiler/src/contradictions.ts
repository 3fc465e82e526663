import type { JsonSchema } from '@signalbox/schemas';
import { leastMultiple } from '@signalbox/schemas/exact-numbers';
import { itemsOf, placesOf } from '@signalbox/schemas/items-of';

export interface Contradiction {
  keyword: string;
  /** The values that no limit allows. Those of other types are not limited. */
  type: 'string' | 'number' | 'array' | 'object';
  wrong: string;
  remedy: string;
}

/** The limits of a schema of which no value can meet all. */
export function contradictionsOf(schema: JsonSchema): Contradiction[] {
  const crossed = pairs.flatMap(([type, low, high]) => {
    const [least, most] = [schema[low], schema[high]];
    if (least === undefined || most === undefined || least <= most) return [];
    const wrong = `"${low}" ${least} is above "${high}" ${most}: no value is valid`;
    return [{ keyword: low, type, wrong, remedy: 'exchange the two numbers, or correct one' }];
  });
  if (crossed.length > 0) return crossed;
  const other = emptyRange(schema) ?? tooFewChoices(schema) ?? tooFewPlaces(schema) ?? wrongCount(schema);
  return other ? [other] : [];
}

const pairs = [
  ['string', 'minLength', 'maxLength'],
  ['array', 'minItems', 'maxItems'],
  ['object', 'minProperties', 'maxProperties'],
  ['number', 'minimum', 'maximum'],
] as const;

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
      keyword: lowKey,
      type: 'number',
      wrong: `"${lowKey}" ${lowest} is not below "${highKey}" ${highest}: no number is valid`,
      remedy: 'correct one of the two numbers',
    };
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  // A step of 0 is an error of its own.
  if (step === undefined || step <= 0) return undefined;
  const least = leastMultiple(lowest, step, lowKey === 'exclusiveMinimum');
  if (least < highest || (least === highest && highKey === 'maximum')) return undefined;
  return {
    keyword: highKey,
    type: 'number',
    wrong: `between ${lowest} and ${highest} is no ${multipleOf ? `multiple of ${multipleOf}` : 'whole number'}`,
    remedy: 'widen the limits',
  };
}

/** A list without repetitions cannot have more items than there are choices. */
function tooFewChoices(schema: JsonSchema): Contradiction | undefined {
  const { minItems = 0, uniqueItems } = schema;
  const choices = itemsOf(schema)?.enum?.length;
  if (uniqueItems !== true || choices === undefined || minItems <= choices) return undefined;
  return {
    keyword: 'minItems',
    type: 'array',
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
    keyword: 'minItems',
    type: 'array',
    wrong: `the list needs ${minItems} items, and the tuple has ${places} places`,
    remedy: `write at most ${places}, or add places`,
  };
}

/** The numbers of properties that a closed object can have, and must have. */
function wrongCount(schema: JsonSchema): Contradiction | undefined {
  const { properties, required = [], minProperties = 0, maxProperties = Infinity } = schema;
  if (maxProperties < required.length)
    return {
      keyword: 'maxProperties',
      type: 'object',
      wrong: `${required.length} properties are required, and ${maxProperties} are allowed: no value is valid`,
      remedy: `write at least ${required.length}, or require fewer`,
    };
  const count = Object.keys(properties ?? {}).length;
  const isClosed = schema.additionalProperties === false && schema.patternProperties === undefined;
  if (properties === undefined || !isClosed || minProperties <= count) return undefined;
  return {
    keyword: 'minProperties',
    type: 'object',
    wrong: `the object needs ${minProperties} properties, and has ${count}: no value is valid`,
    remedy: `write at most ${count}, or add properties`,
  };
}
