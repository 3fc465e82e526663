import type { JsonObject } from '@signalbox/schemas';
import { base, type Planted } from './planted';

const blink: JsonObject = { properties: { mode: { const: 'blink' } }, required: ['mode'] };
const steady: JsonObject = { properties: { mode: { const: 'steady' } }, required: ['mode'] };
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
  ruled(
    'a branch with a minimum above the maximum',
    {},
    { rate: { type: 'integer', minimum: 60 } },
    {
      at: ['"then": ', '"minimum": ', '60'],
      pointer: '/then/properties/rate/minimum',
      message: 'no value of "rate" is valid: its "maximum" is 50',
    },
  ),
  branches('a condition that compares a secret', {
    fields: { token: { $ref: 'secret.json', boundTo: [] } },
    parts: [
      { if: { properties: { token: { const: 'x' } }, required: ['token'] }, then: { properties: { fade: false } } },
    ],
    at: ['"token"'],
    pointer: '/if/properties/token',
    message: 'the condition compares a secret: every browser would load what it is compared with',
  }),
];
