import type { JsonObject } from '@signalbox/schemas';
import { mistake } from './mistake';
import { base, type Planted } from './planted';

const root = '/schema';
const text = { type: 'string', maxLength: 20 };

/** A field `added` of the base tab with what other consoles' forms may say and ours may not. */
const field = (
  name: string,
  added: JsonObject,
  place: Pick<Planted, 'at' | 'message'> & { pointer: string },
): Planted => mistake(name, { into: `${root}/properties`, keys: { added }, ...place, at: ['"added": ', ...place.at] });

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
    message: 'What users name themselves is one of them, with the widget "text-map"',
  }),
  mistake('a choice between variants of a tab', {
    into: root,
    keys: { oneOf: [{ properties: { street: text } }, { properties: { city: text } }] },
    at: ['"oneOf": ', '"street"'],
    pointer: '/oneOf/0/properties/street',
    message: 'a choice between variants is a field: put it in a property',
  }),
  field(
    'a list with a schema for each place',
    { type: 'array', maxItems: 2, items: [text, text] },
    { at: ['"items": ', '['], pointer: '/added/items', message: 'use an object with a property for each place' },
  ),
  field(
    'a field with two types',
    { type: ['integer', 'null'] },
    { at: ['['], pointer: '/added/type', message: 'write one type: a field without a value is not sent' },
  ),
  field(
    'a file in the settings',
    { type: 'string', format: 'data-url' },
    { at: ['"data-url"'], pointer: '/added/format', message: 'use the widget "image": files are uploaded' },
  ),
  field(
    'a note as a field',
    { type: 'null' },
    { at: ['{'], pointer: '/added', message: 'a note is the message "<path>.description" of its section' },
  ),
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
