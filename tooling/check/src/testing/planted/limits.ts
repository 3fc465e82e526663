import type { JsonObject } from '@signalbox/schemas';
import { garden, type Planted } from './planted';
import { plantedDemands } from './demands';
import { lamps, mail, type Mistake, mistake, mode, rate } from './mistake';

const crossed = (into: string, keys: JsonObject, { file, low }: { file?: string; low: string }): Planted =>
  mistake(`${Object.keys(keys).join(' above ')} in ${into}`, {
    ...(file === undefined ? {} : { file }),
    into,
    keys,
    at: [`"${into.split('/').at(-1)}": `, `"${low}": `, String(keys[low])],
    pointer: `/${low}`,
    message: 'no value is valid; exchange the two numbers',
  });

const inRate = (name: string, keys: Mistake['keys'], place: Pick<Mistake, 'at' | 'pointer' | 'message'>): Planted =>
  mistake(name, { into: rate, keys, ...place, at: ['"rate": ', ...place.at] });

const wrongChoice = (name: string, keys: JsonObject, place: Pick<Mistake, 'at' | 'pointer'>): Planted =>
  mistake(name, { into: mode, keys: { default: undefined, ...keys }, ...place, message: 'can never be chosen' });

/** Limits that contradict each other, choices and examples that are not valid, and fields with nothing to enter. */
export const plantedInLimits: Planted[] = [
  crossed(rate, { minimum: 60 }, { low: 'minimum' }),
  crossed(mail, { minLength: 300 }, { low: 'minLength' }),
  crossed(lamps, { minItems: 30 }, { file: garden, low: 'minItems' }),
  inRate(
    'an exclusive minimum at the maximum',
    { minimum: undefined, exclusiveMinimum: 50 },
    {
      at: ['"exclusiveMinimum": ', '50'],
      pointer: '/exclusiveMinimum',
      message: 'is not below "maximum" 50',
    },
  ),
  inRate(
    'an exclusive maximum at the minimum',
    { maximum: undefined, exclusiveMaximum: 1 },
    {
      at: ['"minimum": ', '1'],
      pointer: '/minimum',
      message: '"minimum" 1 is not below "exclusiveMaximum" 1',
    },
  ),
  inRate(
    'exclusive limits without a whole number between them',
    { minimum: undefined, maximum: undefined, exclusiveMinimum: 1, exclusiveMaximum: 2 },
    {
      at: ['"exclusiveMaximum": ', '2'],
      pointer: '/exclusiveMaximum',
      message: 'between 1 and 2 is no whole number',
    },
  ),
  inRate(
    'an exclusive minimum at the minimum, and a maximum there',
    { minimum: 5, exclusiveMinimum: 5, maximum: 5 },
    {
      at: ['"exclusiveMinimum": ', '5'],
      pointer: '/exclusiveMinimum',
      message: '"exclusiveMinimum" 5 is not below "maximum" 5',
    },
  ),
  inRate(
    'exclusive limits without a multiple between them',
    { minimum: undefined, maximum: undefined, exclusiveMinimum: 10, exclusiveMaximum: 20, multipleOf: 10 },
    {
      at: ['"exclusiveMaximum": ', '20'],
      pointer: '/exclusiveMaximum',
      message: 'between 10 and 20 is no multiple of 10',
    },
  ),
  inRate(
    'an exclusive maximum at the next whole number',
    { minimum: 1.5, maximum: undefined, exclusiveMaximum: 2 },
    {
      at: ['"exclusiveMaximum": ', '2'],
      pointer: '/exclusiveMaximum',
      message: 'between 1.5 and 2 is no whole number',
    },
  ),
  ...plantedDemands,
  inRate(
    'an example that is not valid',
    { examples: [5, 60] },
    {
      at: ['"examples": ', '60'],
      pointer: '/examples/1',
      message: '60 is no example: a value here must be <= 50',
    },
  ),
  inRate(
    'limits without a whole number between them',
    { minimum: 1.2, maximum: 1.8 },
    {
      at: ['"maximum": ', '1.8'],
      pointer: '/maximum',
      message: 'between 1.2 and 1.8 is no whole number',
    },
  ),
  inRate(
    'limits without a multiple between them',
    { minimum: 11, maximum: 19, multipleOf: 10 },
    {
      at: ['"maximum": ', '19'],
      pointer: '/maximum',
      message: 'is no multiple of 10',
    },
  ),
  mistake('more different items than choices', {
    file: garden,
    into: lamps,
    keys: { items: { type: 'string', enum: ['a', 'b'] }, uniqueItems: true, minItems: 3, default: undefined },
    at: ['"minItems": ', '3'],
    pointer: '/minItems',
    message: 'needs 3 different items, but there are only 2 choices',
  }),
  wrongChoice(
    'a choice of another type',
    { enum: ['steady', 2, 'blink'] },
    { at: ['"steady",', '2'], pointer: '/enum/1' },
  ),
  wrongChoice(
    'choices that are true and false in a text',
    { enum: ['steady', 'blink', true] },
    {
      at: ['"enum": ', 'true'],
      pointer: '/enum/2',
    },
  ),
  wrongChoice('a choice that is longer than allowed', { maxLength: 5 }, { at: ['"steady"'], pointer: '/enum/0' }),
  wrongChoice('a choice that its pattern rejects', { pattern: '^b' }, { at: ['"steady"'], pointer: '/enum/0' }),
  mistake('a number as a choice of texts in a list', {
    file: garden,
    into: `${lamps}/items/properties/colour`,
    keys: { enum: ['warm', 'cold', 3] },
    at: ['"cold",', '3'],
    pointer: '/enum/2',
    message: '3 can never be chosen: a value here must be string',
  }),
  mistake('a constant of another type', {
    into: rate,
    keys: { const: 'ten' },
    at: ['"ten"'],
    pointer: '/const',
    message: 'can never be chosen: a value here must be integer',
  }),
  mistake('a field without a type', {
    into: rate,
    keys: { type: undefined, minimum: undefined, maximum: undefined },
    at: ['"rate": ', '{'],
    message: 'the field has no "type": nothing is drawn',
  }),
];
