import type { JsonObject } from '@signalbox/schemas';
import { addedField } from './added-field';
import { mistake } from './mistake';
import { garden, type Planted } from './planted';

const text = { type: 'string', maxLength: 20 };
const closed = { type: 'object', additionalProperties: false };

interface Variant {
  kind: JsonObject;
  /** A field beside it. */
  fields: JsonObject;
  isRequired?: boolean;
}

const variant = ({ kind, fields, isRequired = true }: Variant): JsonObject => ({
  ...closed,
  properties: { kind, ...fields },
  ...(isRequired ? { required: ['kind'] } : {}),
});

/** Two variants of `added`, of which the second one has the error. */
const twoVariants = (name: string, one: JsonObject, other: JsonObject, message: string): Planted =>
  addedField(
    name,
    { oneOf: [one, other] },
    { at: ['"mail": {', '{'], pointer: '/added/oneOf/1', message: `${message}; or use "anyOf"` },
  );

const mail = { mail: text };
const phone = { phone: text };

/** Variants that share values, and variants beside the fields of a section. */
export const plantedVariants: Planted[] = [
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
    message: 'it would be invalid; give each branch a property with a "const" of its own, and require it',
  }),
  twoVariants(
    'variants with the same constant',
    variant({ kind: { const: 'post' }, fields: mail }),
    variant({ kind: { const: 'post' }, fields: phone }),
    'it would be invalid; give "kind" other values in one of them: both have "post"',
  ),
  twoVariants(
    'variants with the same constant, which is not required',
    variant({ kind: { const: 'post' }, fields: mail, isRequired: false }),
    variant({ kind: { const: 'post' }, fields: phone, isRequired: false }),
    'both have "post", and name it in "required" of both',
  ),
  twoVariants(
    'variants with constants of their own, which are not required',
    variant({ kind: { const: 'mail' }, fields: mail, isRequired: false }),
    variant({ kind: { const: 'phone' }, fields: phone, isRequired: false }),
    'it would be invalid; name "kind", which has other values in each branch, in "required" of both',
  ),
  twoVariants(
    'variants of which both are for one value',
    variant({ kind: { enum: ['mail', 'fax'] }, fields: mail }),
    variant({ kind: { enum: ['fax', 'phone'] }, fields: phone }),
    'give "kind" other values in one of them: both have "fax"',
  ),
  addedField(
    'variants that are numbers between common limits',
    {
      oneOf: [
        { type: 'integer', minimum: 0, maximum: 9 },
        { type: 'integer', minimum: 5, maximum: 20 },
      ],
    },
    {
      at: ['"oneOf": ', '},', '{'],
      pointer: '/added/oneOf/1',
      message: 'it would be invalid; let their types, values or limits differ; or use "anyOf"',
    },
  ),
  addedField(
    'a text without a length in variants with the same constant',
    {
      oneOf: [
        variant({ kind: { const: 'post' }, fields: mail }),
        variant({ kind: { const: 'post' }, fields: { phone: { type: 'string' } } }),
      ],
    },
    {
      at: ['"phone": ', '{'],
      pointer: '/added/oneOf/1/properties/phone',
      message: 'the text has no maximum length',
    },
  ),
  ...(['oneOf', 'anyOf'] as const).map((keyword) =>
    mistake(`variants beside the fields of a section, by "${keyword}"`, {
      into: '/schema/properties/contact',
      keys: { [keyword]: [{ properties: phone }, { properties: { fax: text } }] },
      at: ['"contact": ', `"${keyword}"`],
      pointer: `/${keyword}`,
      message: `give the choice a property of its own: "properties": { …, "<name>": { "${keyword}": […] } }`,
    }),
  ),
];
