import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { base, garden, type Planted } from './planted';

const mode = '/schema/properties/mode';
const rate = '/schema/properties/rate';
const mail = '/schema/properties/contact/properties/mail';
const lamps = '/schema/properties/lamps';

interface Mistake {
  file?: string;
  /** JSON pointer of a schema → what is laid into it; `undefined` removes a keyword. */
  into: string;
  keys: Record<string, JsonValue | undefined>;
  at: string[];
  /** Below `into`. */
  pointer?: string;
  message: string;
}

function mistake(name: string, { file = base, into, keys, at, pointer = '', message }: Mistake): Planted {
  return {
    name,
    plant: (folder) => {
      for (const [key, value] of Object.entries(keys)) folder.set(file, `${into}/${key}`, value);
    },
    file,
    at,
    pointer: into + pointer,
    message,
  };
}

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

const slow = (pattern: string): Planted =>
  mistake(`the slow pattern ${pattern}`, {
    into: mail,
    keys: { format: undefined, pattern },
    at: ['"mail": ', '"pattern": ', '"'],
    pointer: '/pattern',
    message: 'the pattern needs very long for some texts; let no two repeated parts match the same characters',
  });

const wrongChoice = (name: string, keys: JsonObject, place: Pick<Mistake, 'at' | 'pointer'>): Planted =>
  mistake(name, { into: mode, keys: { default: undefined, ...keys }, ...place, message: 'can never be chosen' });

/** Limits that contradict each other or are missing, choices, secrets, and fields that are required while hidden. */
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
  mistake('a field that is always null', {
    into: rate,
    keys: { type: 'null', minimum: undefined, maximum: undefined },
    at: ['"rate": ', '{'],
    message: 'the field has only one value: nothing can be entered',
  }),
  mistake('a field with a constant', {
    into: mail,
    keys: { const: 'a@example.org' },
    at: ['"mail": ', '{'],
    message: 'the field has only one value',
  }),
  // Missing limits
  mistake('a text without a length', {
    into: mail,
    keys: { maxLength: undefined },
    at: ['"mail": ', '{'],
    message: 'the text has no maximum length; add "maxLength"',
  }),
  mistake('a text without a length in a list', {
    file: garden,
    into: `${lamps}/items/properties/title`,
    keys: { maxLength: undefined },
    at: ['"title": ', '{'],
    message: 'the text has no maximum length',
  }),
  mistake('an address without a length', {
    into: mail,
    keys: { maxLength: undefined, format: 'uri' },
    at: ['"mail": ', '{'],
    message: 'the text has no maximum length',
  }),
  mistake('a list without a maximum', {
    file: garden,
    into: lamps,
    keys: { maxItems: undefined },
    at: ['"lamps": ', '{'],
    message: 'the list has no maximum number of items; add "maxItems"',
  }),
  mistake('an open section', {
    into: '/schema/properties/contact',
    keys: { additionalProperties: undefined },
    at: ['"contact": ', '{'],
    message: 'the object takes any property; add "additionalProperties": false',
  }),
  mistake('a section that says it is open', {
    into: '/schema/properties/contact',
    keys: { additionalProperties: true },
    at: ['"contact": ', '{'],
    message: 'the object takes any property',
  }),
  mistake('open items', {
    file: garden,
    into: `${lamps}/items`,
    keys: { additionalProperties: undefined },
    at: ['"items": ', '{'],
    message: 'the object takes any property',
  }),
  mistake('a map without a maximum', {
    into: '/schema/properties/contact',
    keys: { properties: undefined, additionalProperties: { type: 'string', maxLength: 9 } },
    at: ['"contact": ', '{'],
    message: 'the object has no maximum number of properties',
  }),
  slow('^(a+)+$'),
  slow('^(a|a)*$'),
  slow('^([a-z]+[.]?)*$'),
  slow('(x+x+)+y'),
  slow('^.*a.*b.*c$'),
  {
    name: 'a slow pattern of a shared schema',
    plant: (folder) => {
      folder.set('shared/duration.json', '/properties/unit/enum', undefined);
      folder.set('shared/duration.json', '/properties/unit/maxLength', 9);
      folder.set('shared/duration.json', '/properties/unit/pattern', '^(d+)+$');
    },
    file: 'shared/duration.json',
    at: ['"^(d+)+$"'],
    pointer: '/properties/unit/pattern',
    message: 'the pattern needs very long',
  },
  // Secrets
  mistake('a secret with a default', {
    into: '/schema/properties/contact/properties/key',
    keys: { default: 'open' },
    at: ['"open"'],
    pointer: '/default',
    message: 'a default of a secret: every browser loads it',
  }),
  mistake('a section with the default of a secret', {
    into: '/schema/properties/contact',
    keys: { default: { key: 'sesame' } },
    at: ['"sesame"'],
    pointer: '/default/key',
    message: 'a default of a secret',
  }),
  mistake('a secret made by hand', {
    into: mail,
    keys: { writeOnly: true },
    at: ['"writeOnly"'],
    pointer: '/writeOnly',
    message: 'a secret made by hand',
  }),
  // Presence
  mistake('a field that is required while it is hidden', {
    into: '/schema',
    keys: { required: ['mode', 'rate'] },
    at: ['"required": ', '"rate"'],
    pointer: '/required/1',
    message: '"rate" is required, but a condition hides it',
  }),
  mistake('a field that a branch hides and requires', {
    into: '/schema/allOf/0/else',
    keys: { required: ['rate'] },
    at: ['"else": ', '"required": ', '"rate"'],
    pointer: '/required/0',
    message: '"rate" is required, but a condition hides it',
  }),
  // Variants
  mistake('two equal variants', {
    file: garden,
    into: '/schema/properties/alarm',
    keys: { oneOf: Array.from({ length: 2 }, () => ({ type: 'string', maxLength: 9, pattern: '^[0-9]+x$' })) },
    at: ['"oneOf": ', '},', '{'],
    pointer: '/oneOf/1',
    message: 'each value of it matches this branch and branch 1 of "oneOf"',
  }),
  mistake('variants that are both valid without a value', {
    file: garden,
    into: '/schema/properties/alarm',
    keys: {
      oneOf: [
        { type: 'object', properties: { a: { type: 'boolean' } }, additionalProperties: false },
        { type: 'object', properties: { b: { type: 'boolean' } }, additionalProperties: false },
      ],
    },
    at: ['"oneOf": ', '},', '},', '{'],
    pointer: '/oneOf/1',
    message: 'matches this branch and branch 1',
  }),
];
