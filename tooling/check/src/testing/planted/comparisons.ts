import { base, type Planted } from './planted';

/** A comparison in the root of a form, and the key of it that is wrong. */
const comparison = (
  name: string,
  [property, operator, other]: [string, string, string],
  { at, message }: { at: 'property' | 'operator' | 'with'; message: string },
): Planted => ({
  name,
  plant: (folder) => folder.set(base, '/schema/compare', { property, operator, with: other }),
  file: base,
  at: ['"compare": ', `"${at}": `, JSON.stringify({ property, operator, with: other }[at])],
  pointer: `/schema/compare/${at}`,
  message,
});

/** Comparisons of two properties that have no meaning. */
export const plantedInComparisons: Planted[] = [
  comparison('a comparison of a property that is not there', ['rat', '<', 'mode'], {
    at: 'property',
    message: 'did you mean "rate"',
  }),
  comparison('a comparison with itself', ['rate', '<', 'rate'], { at: 'with', message: 'is compared with itself' }),
  comparison('a number compared with a text', ['rate', '<', 'mode'], {
    at: 'with',
    message: '"rate" is a number, and "mode" is a text',
  }),
  comparison('an order of objects', ['fade', '<', 'rate'], { at: 'property', message: '"fade" cannot be compared' }),
  comparison('an operator that does not exist', ['rate', '=>', 'rate'], {
    at: 'operator',
    message: 'use one of: <, <=, =, !=, >=, >',
  }),
  {
    name: 'an order of texts, in a condition',
    plant: (folder) => {
      folder.set(base, '/schema/properties/contact/properties/other', { type: 'string', maxLength: 9 });
      folder.set(base, '/schema/properties/contact/if', {
        compare: { property: 'mail', operator: '>', with: 'other' },
        required: ['mail', 'other'],
      });
      folder.set(base, '/schema/properties/contact/then', { required: ['key'] });
    },
    file: base,
    at: ['"operator": ', '">"'],
    pointer: '/schema/properties/contact/if/compare/operator',
    message: '">" has no meaning for a text',
  },
];
