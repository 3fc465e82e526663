import { addedField } from './added-field';
import { base, garden, type Planted } from './planted';

const text = { type: 'string', maxLength: 20 };

/** Lists with a schema for each place that cannot be drawn, or end nowhere. */
export const plantedTuples: Planted[] = [
  addedField(
    'a tuple that any value may follow',
    { type: 'array', maxItems: 2, items: [text, text] },
    {
      at: ['{'],
      pointer: '/added',
      message: 'any value may follow the places of the tuple; add "additionalItems": false',
    },
  ),
  addedField(
    'a tuple without room for its places',
    { type: 'array', maxItems: 1, items: [text, text], additionalItems: false },
    { at: ['"maxItems": ', '1'], pointer: '/added/maxItems', message: 'the tuple has 2 places, and room for 1' },
  ),
  addedField(
    'a tuple without an end',
    { type: 'array', items: [text], additionalItems: text },
    { at: ['{'], pointer: '/added', message: 'the list has no maximum number of items' },
  ),
  addedField(
    'a text without a length in a tuple',
    { type: 'array', items: [text, { type: 'string' }], additionalItems: false },
    { at: ['"items": ', '{', '{'], pointer: '/added/items/1', message: 'the text has no maximum length' },
  ),
  addedField(
    'a secret in a tuple',
    { type: 'array', items: [text, { $ref: 'secret.json', boundTo: [] }], additionalItems: false },
    { at: ['{'], pointer: '/added', message: 'a secret is in a tuple; use an object' },
  ),
  addedField(
    'further items of a list that is no tuple',
    { type: 'array', maxItems: 2, items: text, additionalItems: text },
    {
      at: ['"additionalItems"'],
      pointer: '/added/additionalItems',
      message: 'write the schemas of the places as a list in "items"',
    },
  ),
  addedField(
    'places as the latest draft writes them',
    { type: 'array', maxItems: 2, prefixItems: [text, text], items: text },
    { at: ['"prefixItems"'], pointer: '/added/prefixItems', message: 'as a list in "items"' },
  ),
  addedField(
    'a default with a wrong value in a place',
    { type: 'array', items: [text], additionalItems: false, default: [1] },
    { at: ['"default": ', '['], pointer: '/added/default', message: 'must be string' },
  ),
  {
    name: 'a tuple in the items of a list',
    plant: (folder) =>
      folder.set(garden, '/schema/properties/lamps/items/properties/span', {
        type: 'array',
        items: [text],
        additionalItems: false,
      }),
    file: garden,
    at: ['"span": ', '{'],
    pointer: '/schema/properties/lamps/items/properties/span',
    message: 'a tuple can be a field of the tab or of a section only',
  },
  {
    name: 'a uiSchema for a place that a tuple does not have',
    plant: (folder) => {
      folder.set(base, '/schema/properties/span', { type: 'array', items: [text], additionalItems: false });
      folder.set(base, '/uiSchema/span', { items: [{}, { 'ui:widget': 'textarea' }] });
    },
    file: base,
    at: ['"uiSchema"', '"items": ', ''],
    pointer: '/uiSchema/span/items',
    message: 'the tuple has only 1 places',
  },
  {
    name: 'a uiSchema for each place of a list that is no tuple',
    plant: (folder) => folder.set(garden, '/uiSchema/lamps/items', [{}]),
    file: garden,
    at: ['"uiSchema"', '"items": ', '['],
    pointer: '/uiSchema/lamps/items',
    message: 'no tuple is here: all items have one uiSchema',
  },
];
