import type { JsonObject } from '@signalbox/schemas';
import { base, garden, type Planted } from './planted';

const blink: JsonObject = { properties: { mode: { const: 'blink' } }, required: ['mode'] };
const steady: JsonObject = { properties: { mode: { const: 'steady' } }, required: ['mode'] };
const reason: JsonObject = { type: 'string', minLength: 3, maxLength: 20 };
const marks: JsonObject = { type: 'array', minItems: 2, maxItems: 5, items: { type: 'string', maxLength: 20 } };
const secret: JsonObject = { $ref: 'secret.json', boundTo: [] };
const level: JsonObject = { type: 'string', enum: ['low', 'high'] };

interface Branches {
  fields?: JsonObject;
  /** Parts of `allOf` after the one that hides `rate` while the mode is steady. */
  parts: JsonObject[];
  at: string[];
  pointer: string;
  message: string;
}

const branches = (name: string, { fields = {}, parts, at, pointer, message }: Branches): Planted => ({
  name,
  plant: (folder) => {
    for (const [key, field] of Object.entries(fields)) folder.set(base, `/schema/properties/${key}`, field);
    parts.forEach((part, index) => folder.set(base, `/schema/allOf/${index + 1}`, part));
  },
  file: base,
  at: ['"allOf": ', ...at],
  pointer: `/schema/allOf/${parts.length}${pointer}`,
  message,
});

const ruled = (name: string, fields: JsonObject, properties: JsonObject, place: Omit<Branches, 'parts' | 'fields'>) =>
  branches(name, { fields, parts: [{ if: blink, then: { properties } }], ...place });

interface Narrowed {
  /** Declares the property beside `rate`, which has 1 to 50. */
  fields?: JsonObject;
  name: string;
  type?: string;
  keyword: string;
  value: number;
  why: string;
}

/** A limit in a branch that excludes all values of the property. */
const narrowed = ({ fields = {}, name, type = 'integer', keyword, value, why }: Narrowed): Planted =>
  ruled(
    `a branch with the ${keyword} ${value} of ${name}`,
    fields,
    { [name]: { type, [keyword]: value } },
    {
      at: ['"then": ', `"${name}": `, `"${keyword}": `, String(value)],
      pointer: `/then/properties/${name}/${keyword}`,
      message: `while this branch applies, no value of "${name}" is valid: its ${why}`,
    },
  );

/** The same of a text and of a list. */
const narrowedText = (keyword: string, value: number, why: string): Planted =>
  narrowed({ fields: { reason }, name: 'reason', type: 'string', keyword, value, why });
const narrowedList = (keyword: string, value: number, why: string): Planted =>
  narrowed({ fields: { marks }, name: 'marks', type: 'array', keyword, value, why });

const onSecret = (name: string, condition: JsonObject, place: Pick<Branches, 'at' | 'pointer'>): Planted =>
  branches(name, {
    fields: {
      token: secret,
      keys: {
        type: 'array',
        maxItems: 5,
        items: { type: 'object', additionalProperties: false, properties: { key: secret } },
      },
    },
    parts: [{ if: condition, then: { properties: { fade: false } } }],
    ...place,
    pointer: `/if${place.pointer}`,
    message: 'the condition compares a secret: every browser would load what it is compared with',
  });

/** Branches of conditions that leave no way to save the form, and conditions that compare secrets. */
export const plantedBranches: Planted[] = [
  branches('a field that one condition requires and another one hides', {
    parts: [{ if: steady, then: { required: ['rate'] } }],
    at: ['"steady"', '"then": ', '"required": ', '"rate"'],
    pointer: '/then/required/0',
    message: '"rate" is required here while another condition hides it: the form could not be saved then',
  }),
  branches('a field that is required by a value of another field, and hidden by the mode', {
    fields: { level, reason: { type: 'string', minLength: 1, maxLength: 20 } },
    parts: [
      { if: steady, then: { properties: { reason: false } } },
      { if: { properties: { level: { const: 'low' } }, required: ['level'] }, then: { required: ['reason'] } },
    ],
    at: ['"low"', '"then": ', '"required": ', '"reason"'],
    pointer: '/then/required/0',
    message: '"reason" is required here while another condition hides it',
  }),
  ruled(
    'a branch with another type',
    {},
    { rate: { type: 'string', maxLength: 9 } },
    {
      at: ['"then": ', '"rate": ', '"type": ', '"'],
      pointer: '/then/properties/rate/type',
      message: 'while this branch applies, no value of "rate" is valid: its type is integer',
    },
  ),
  ruled(
    'a branch with a constant that is no choice',
    { level },
    { level: { const: 'off' } },
    {
      at: ['"then": ', '"const": ', '"off"'],
      pointer: '/then/properties/level/const',
      message: 'no value of "level" is valid: its own schema allows none of these',
    },
  ),
  narrowed({ name: 'rate', keyword: 'minimum', value: 60, why: '"maximum" is 50' }),
  narrowed({ name: 'rate', keyword: 'maximum', value: 0, why: '"minimum" is 1' }),
  narrowed({ name: 'rate', keyword: 'exclusiveMinimum', value: 50, why: '"maximum" is 50' }),
  narrowed({ name: 'rate', keyword: 'exclusiveMaximum', value: 1, why: '"minimum" is 1' }),
  narrowedText('minLength', 21, '"maxLength" is 20'),
  narrowedText('maxLength', 2, '"minLength" is 3'),
  narrowedList('minItems', 6, '"maxItems" is 5'),
  narrowedList('maxItems', 1, '"minItems" is 2'),
  ...[true, {}].map((condition) =>
    branches(`the condition ${JSON.stringify(condition)}`, {
      parts: [{ if: condition, then: { required: ['fade'] } }],
      at: ['"if": ', '"if": ', JSON.stringify(condition)],
      pointer: '/if',
      message: 'the condition reads no property: it is the same for all values; compare a property: {',
    }),
  ),
  ...[true, {}].map((condition): Planted => ({
    name: `a tab that is shown when ${JSON.stringify(condition)}`,
    plant: (folder) => folder.set(garden, '/visibleWhen', condition),
    file: garden,
    at: ['"visibleWhen": ', JSON.stringify(condition)],
    pointer: '/visibleWhen',
    message: 'visibleWhen reads no property: it is the same for all values',
  })),
  onSecret(
    'a condition that compares a secret',
    { properties: { token: { const: 'x' } }, required: ['token'] },
    { at: ['"token"'], pointer: '/properties/token' },
  ),
  onSecret(
    'a condition on the length of a secret',
    { properties: { token: { type: 'string', minLength: 8 } }, required: ['token'] },
    { at: ['"token"'], pointer: '/properties/token' },
  ),
  onSecret(
    'a condition that excludes a pattern of a secret',
    { not: { properties: { token: { type: 'string', pattern: '^a' } } }, required: ['token'] },
    { at: ['"token"'], pointer: '/not/properties/token' },
  ),
  onSecret(
    'a condition with several values of a secret',
    { anyOf: [{ properties: { token: { enum: ['a', 'b'] } }, required: ['token'] }] },
    { at: ['"token"'], pointer: '/anyOf/0/properties/token' },
  ),
  onSecret(
    'a condition on a secret in the items of a list',
    {
      properties: {
        keys: { type: 'array', contains: { type: 'object', properties: { key: { const: 'x' } }, required: ['key'] } },
      },
      required: ['keys'],
    },
    { at: ['"contains": ', '"key"'], pointer: '/properties/keys/contains/properties/key' },
  ),
];
