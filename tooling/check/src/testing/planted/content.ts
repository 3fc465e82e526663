import { addedField as field } from './added-field';
import { base, type Planted } from './planted';

const closed = { type: 'object', additionalProperties: false };

/** Fields in which nothing can be entered, and conditions without one of their parts. */
export const plantedWithoutContent: Planted[] = [
  field(
    'a list without items',
    { type: 'array', maxItems: 5 },
    { at: ['{'], pointer: '/added', message: 'the list does not say what its items are: nothing can be entered' },
  ),
  field('an object without properties', closed, {
    at: ['{'],
    pointer: '/added',
    message: 'the object has no properties: nothing can be entered',
  }),
  field(
    'items without properties',
    { type: 'array', maxItems: 5, items: closed },
    { at: ['"items": ', '{'], pointer: '/added/items', message: 'the object has no properties' },
  ),
  field(
    'a list without items in a variant',
    { oneOf: [{ ...closed, properties: { marks: { type: 'array', maxItems: 5 } } }] },
    {
      at: ['"marks": ', '{'],
      pointer: '/added/oneOf/0/properties/marks',
      message: 'add "items": the schema of each item',
    },
  ),
  {
    name: 'a field that both branches hide',
    plant: (folder) => folder.set(base, '/schema/allOf/0/then/properties', { rate: false }),
    file: base,
    at: ['"else": ', '"rate"'],
    pointer: '/schema/allOf/0/else/properties/rate',
    message: '"then" and "else" both hide "rate": it is never shown',
  },
  {
    name: 'a branch without a condition',
    plant: (folder) => folder.set(base, '/schema/allOf/1', { then: { required: ['rate'] } }),
    file: base,
    at: ['"else": ', '}', '{'],
    pointer: '/schema/allOf/1',
    message: 'write the condition beside it, as "if"',
  },
];
