import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { addedField } from './added-field';
import { base, type Planted } from './planted';

const text: JsonObject = { type: 'string', maxLength: 20 };
const closed: JsonObject = { type: 'object', additionalProperties: false };
const colours: JsonObject = { type: 'string', enum: ['red', 'blue'] };

/** A field `added` with a uiSchema of one key. */
const uiOf = (name: string, added: JsonObject, [key, value]: [string, JsonValue], message: string): Planted => ({
  name,
  plant: (folder) => {
    folder.set(base, '/schema/properties/added', added);
    folder.set(base, '/uiSchema/added', { [key]: value });
  },
  file: base,
  at: ['"uiSchema": ', '"added": ', `"${key}": `, '"'],
  pointer: `/uiSchema/added/${key}`,
  message,
});

/** Fields, sections and choices that could not be drawn, chosen or saved. */
export const plantedUndrawn: Planted[] = [
  uiOf(
    'the RJSF field of another type',
    { type: 'integer' },
    ['ui:field', 'StringField'],
    'does not draw a whole number',
  ),
  uiOf('the RJSF field of a list for a text', text, ['ui:field', 'ArrayField'], 'remove it, or write "StringField"'),
  uiOf('a text input for choices', colours, ['ui:widget', 'text'], 'does not show the choices of "enum"'),
  uiOf(
    'free texts for a list of choices',
    { type: 'array', maxItems: 3, items: colours },
    ['ui:widget', 'tags'],
    'remove it, or use "select" or "checkboxes"',
  ),
  ...['\u0000', '\ud800', '\u202e'].map((odd) =>
    addedField(
      `a default with the character ${odd.charCodeAt(0)}`,
      { ...text, default: `a${odd}b` },
      { at: ['"default": ', '"'], pointer: '/added/default', message: 'in this text is invisible or cannot be stored' },
    ),
  ),
  addedField(
    'a section without fields',
    { ...closed, properties: {} },
    { at: ['"properties"'], pointer: '/added/properties', message: 'the object has no properties' },
  ),
  addedField(
    'a list of anything',
    { type: 'array', maxItems: 3, items: true },
    { at: ['{'], pointer: '/added', message: 'the list does not say what its items are' },
  ),
  addedField(
    'a branch that no value matches',
    { anyOf: [{ ...closed, properties: { name: text } }, false] },
    { at: ['false,', 'false'], pointer: '/added/anyOf/1', message: 'no value matches this branch' },
  ),
  addedField(
    'a format of a number',
    { type: 'integer', format: 'date' },
    { at: ['"format"'], pointer: '/added/format', message: '"format" is for a text' },
  ),
  addedField(
    'more properties than an object has',
    { ...closed, properties: { name: text }, minProperties: 3 },
    {
      at: ['"minProperties": ', '3'],
      pointer: '/added/minProperties',
      message: 'the object needs 3 properties, and has 1',
    },
  ),
  addedField(
    'fewer properties than are required',
    { ...closed, properties: { name: text, city: text }, required: ['name', 'city'], maxProperties: 1 },
    { at: ['"maxProperties": ', '1'], pointer: '/added/maxProperties', message: '2 properties are required, and 1' },
  ),
  addedField(
    'more items than a tuple has places',
    { type: 'array', minItems: 3, items: [text, text], additionalItems: false },
    {
      at: ['"minItems": ', '3'],
      pointer: '/added/minItems',
      message: 'the list needs 3 items, and the tuple has 2 places',
    },
  ),
];
