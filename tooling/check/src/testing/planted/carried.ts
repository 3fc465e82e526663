import { addedField as field } from './added-field';
import { plantedFileValues } from './file-values';
import { mistake } from './mistake';
import { plantedObjectChoices } from './object-choices';
import { base, type Planted } from './planted';
import { plantedNotes } from './notes';
import { plantedOthers } from './others';
import { plantedRoots } from './roots';
import { plantedTuples } from './tuples';

const root = '/schema';
const text = { type: 'string', maxLength: 20 };

/** What people who know RJSF write, and what stands in its place here. */
export const plantedFromElsewhere: Planted[] = [
  mistake('a tab that is a list', {
    into: root,
    keys: { type: 'array' },
    at: ['"schema": ', '"array"'],
    pointer: '/type',
    message: 'a tab is an object of named settings',
  }),
  mistake('a tab whose users name the settings', {
    into: root,
    keys: { additionalProperties: text },
    at: ['"schema": ', '"additionalProperties": ', '{'],
    pointer: '/additionalProperties',
    message: 'users could give settings the names of other tabs; write "othersIn": "<name>" beside "schema"',
  }),
  ...plantedOthers,
  mistake('a choice between variants of a tab', {
    into: root,
    keys: { oneOf: [{ properties: { street: text } }, { properties: { city: text } }] },
    at: ['"oneOf"'],
    pointer: '/oneOf',
    message:
      'the root chooses between variants, and the root of the settings is that of all tabs; write "valueIn": "<name>"',
  }),
  ...plantedRoots,
  ...plantedTuples,
  field(
    'a discriminator that a branch does not have',
    {
      discriminator: { propertyName: 'kind' },
      oneOf: [
        { type: 'object', additionalProperties: false, properties: { kind: { const: 'a' } } },
        { type: 'object', additionalProperties: false, properties: { note: text } },
      ],
    },
    { at: ['"oneOf": ', '{', '{', '{', '{'], pointer: '/added/oneOf/1', message: 'the branch has no constant "kind"' },
  ),
  field(
    'a discriminator without a choice',
    { type: 'string', maxLength: 9, discriminator: { propertyName: 'kind' } },
    {
      at: ['"discriminator": ', '{'],
      pointer: '/added/discriminator',
      message: 'stands beside "oneOf" or "anyOf" only',
    },
  ),
  field(
    'a discriminator with a map of its values',
    { discriminator: { propertyName: 'kind', mapping: {} }, oneOf: [{ const: 'a' }] },
    { at: ['"mapping"'], pointer: '/added/discriminator/mapping', message: 'a branch is found by the constant in it' },
  ),
  field(
    'a field that is a text or a list',
    { type: ['string', 'array'], maxLength: 20, maxItems: 5 },
    { at: ['{'], pointer: '/added', message: 'write "oneOf" in the place of "type", with a branch for each' },
  ),
  field(
    'a type that is no type, in a list of types',
    { type: ['integer', 'nul'] },
    { at: ['"nul"'], pointer: '/added/type/1', message: 'did you mean "null"?' },
  ),
  field(
    'a section that may be null',
    { type: 'object', nullable: true, additionalProperties: false, properties: { street: text } },
    { at: ['{'], pointer: '/added', message: 'null is no value of a section' },
  ),
  field(
    'a list that RJSF draws and that may be null',
    { type: ['array', 'null'], maxItems: 5, items: text },
    { at: ['{'], pointer: '/added', message: 'remove null, or give the field a "ui:widget"' },
  ),
  field(
    'a secret that may be null',
    { $ref: 'secret.json', boundTo: [], nullable: true },
    { at: ['{'], pointer: '/added', message: 'a secret has no null: remove "nullable"' },
  ),
  field(
    'nullable without a type',
    { enum: ['a', null], nullable: true },
    { at: ['{'], pointer: '/added', message: '"nullable" cannot be used without "type"' },
  ),
  ...plantedObjectChoices,
  field(
    'properties that users name beside declared ones',
    {
      type: 'object',
      properties: { street: text },
      maxProperties: 5,
      propertyNames: { maxLength: 20 },
      additionalProperties: text,
    },
    { at: ['{'], pointer: '/added', message: 'what users name is a property of its own' },
  ),
  field(
    'choices without the null that the type allows',
    { type: ['string', 'null'], enum: ['a'] },
    { at: ['"enum": ', '['], pointer: '/added/enum', message: 'add null to them' },
  ),
  ...plantedFileValues,
  field(
    'a text of another kind than JSON',
    { type: 'string', maxLength: 99, contentMediaType: 'text/html' },
    { at: ['"text/html"'], pointer: '/added/contentMediaType', message: 'use one of: application/json' },
  ),
  field(
    'JSON that is a number',
    { type: 'integer', contentMediaType: 'application/json' },
    { at: ['"contentMediaType"'], pointer: '/added/contentMediaType', message: 'is for a value of the type string' },
  ),
  field(
    'a default that is no JSON',
    { type: 'string', maxLength: 99, contentMediaType: 'application/json', default: '{' },
    { at: ['"default": ', '"{"'], pointer: '/added/default', message: 'JSON' },
  ),
  ...plantedNotes,
  field(
    'a constant that two branches have',
    { type: 'string', maxLength: 9, oneOf: [{ const: 'a' }, { const: 'a' }] },
    { at: ['"oneOf": ', '{', '{'], pointer: '/added/oneOf/1', message: 'matches this branch and branch 1' },
  ),
  {
    name: 'a text without a length in a definition',
    plant: (folder) => {
      folder.set(base, '/schema/definitions', { place: { type: 'string' } });
      folder.set(base, '/schema/properties/home', { $ref: '#/definitions/place' });
    },
    file: base,
    at: ['"home": ', '{'],
    pointer: '/schema/properties/home',
    message: 'the text has no maximum length',
  },
  {
    name: 'a text without a length in a branch',
    plant: (folder) => {
      folder.set(base, '/schema/if', { properties: { mode: { const: 'blink' } }, required: ['mode'] });
      folder.set(base, '/schema/then', { properties: { pace: { type: 'string' } } });
    },
    file: base,
    at: ['"then": ', '"pace": ', '{'],
    pointer: '/schema/then/properties/pace',
    message: 'the text has no maximum length',
  },
];
