import { addedField as field } from './added-field';
import type { Planted } from './planted';

const text = { type: 'string', maxLength: 20 };

/** Patterns that no text of an allowed length matches, and lists that must contain what no item can be. */
export const plantedDemands: Planted[] = [
  field(
    'a pattern that only longer texts match',
    { type: 'string', maxLength: 5, pattern: '^[a-z]{3}-[0-9]{4}$' },
    {
      at: ['"pattern": ', '"'],
      pointer: '/added/pattern',
      message: 'only texts of at least 8 characters match the pattern, and "maxLength" is 5: no text is valid',
    },
  ),
  field(
    'a pattern that only shorter texts match',
    { type: 'string', minLength: 5, maxLength: 9, pattern: '^(?:[a-z]{2}|[0-9]{4})$' },
    {
      at: ['"pattern": ', '"'],
      pointer: '/added/pattern',
      message: 'only texts of at most 4 characters match the pattern, and "minLength" is 5: no text is valid',
    },
  ),
  field(
    'a list that must contain a value of another type',
    { type: 'array', maxItems: 5, items: text, contains: { type: 'integer' } },
    {
      at: ['"contains": ', '"type": ', '"'],
      pointer: '/added/contains/type',
      message: 'no item is what the list must contain: its type is string; write in "contains" what an item can be',
    },
  ),
  field(
    'a list that must contain a value that is no choice',
    { type: 'array', maxItems: 5, items: { type: 'string', enum: ['a', 'b'] }, contains: { const: 'c' } },
    {
      at: ['"contains": ', '"const": ', '"'],
      pointer: '/added/contains/const',
      message: 'no item is what the list must contain: its own schema allows none of these',
    },
  ),
  field(
    'a list of which a part must contain a longer text than its items',
    { type: 'array', maxItems: 5, items: text, allOf: [{ contains: { type: 'string', minLength: 30 } }] },
    {
      at: ['"contains": ', '"minLength": ', '30'],
      pointer: '/added/allOf/0/contains/minLength',
      message: 'no item is what the list must contain: its "maxLength" is 20',
    },
  ),
];
