import { garden, type Planted } from './planted';
import { lamps, mail, mistake } from './mistake';
import { plantedVariants } from './variants';

const slow = (pattern: string): Planted =>
  mistake(`the slow pattern ${pattern}`, {
    into: mail,
    keys: { format: undefined, pattern },
    at: ['"mail": ', '"pattern": ', '"'],
    pointer: '/pattern',
    message: 'the pattern needs very long for some texts; let no two repeated parts match the same characters',
  });

/** Limits that are missing, slow patterns, secrets, fields that are required while hidden, and variants that overlap. */
export const plantedInBounds: Planted[] = [
  mistake('a text without a length', {
    into: mail,
    keys: { maxLength: undefined },
    at: ['"mail": ', '{'],
    message: 'the text has no maximum length; add "maxLength"',
  }),
  mistake('a text without a length in a list', {
    file: garden,
    into: `${lamps}/items/properties/title`,
    keys: { maxLength: undefined },
    at: ['"title": ', '{'],
    message: 'the text has no maximum length',
  }),
  mistake('an address without a length', {
    into: mail,
    keys: { maxLength: undefined, format: 'uri' },
    at: ['"mail": ', '{'],
    message: 'the text has no maximum length',
  }),
  mistake('a list without a maximum', {
    file: garden,
    into: lamps,
    keys: { maxItems: undefined },
    at: ['"lamps": ', '{'],
    message: 'the list has no maximum number of items; add "maxItems"',
  }),
  mistake('an open section', {
    into: '/schema/properties/contact',
    keys: { additionalProperties: undefined },
    at: ['"contact": ', '{'],
    message: 'the object takes any property; add "additionalProperties": false',
  }),
  mistake('a section that says it is open', {
    into: '/schema/properties/contact',
    keys: { additionalProperties: true },
    at: ['"contact": ', '{'],
    message: 'the object takes any property',
  }),
  mistake('open items', {
    file: garden,
    into: `${lamps}/items`,
    keys: { additionalProperties: undefined },
    at: ['"items": ', '{'],
    message: 'the object takes any property',
  }),
  mistake('a map without a maximum', {
    into: '/schema/properties/contact',
    keys: { properties: undefined, additionalProperties: { type: 'string', maxLength: 9 } },
    at: ['"contact": ', '{'],
    message: 'the object has no maximum number of properties',
  }),
  slow('^(a+)+$'),
  slow('^(a|a)*$'),
  slow('^([a-z]+[.]?)*$'),
  slow('(x+x+)+y'),
  slow('^.*a.*b.*c.*d.*e$'),
  {
    name: 'a slow pattern of a shared schema',
    plant: (folder) => {
      folder.set('shared/duration.json', '/properties/unit/enum', undefined);
      folder.set('shared/duration.json', '/properties/unit/maxLength', 9);
      folder.set('shared/duration.json', '/properties/unit/pattern', '^(d+)+$');
    },
    file: 'shared/duration.json',
    at: ['"^(d+)+$"'],
    pointer: '/properties/unit/pattern',
    message: 'the pattern needs very long',
  },
  // Secrets
  mistake('a secret with a default', {
    into: '/schema/properties/contact/properties/key',
    keys: { default: 'open' },
    at: ['"open"'],
    pointer: '/default',
    message: 'a default of a secret: every browser loads it',
  }),
  mistake('a section with the default of a secret', {
    into: '/schema/properties/contact',
    keys: { default: { key: 'sesame' } },
    at: ['"sesame"'],
    pointer: '/default/key',
    message: 'a default of a secret',
  }),
  mistake('a secret made by hand', {
    into: mail,
    keys: { writeOnly: true },
    at: ['"writeOnly"'],
    pointer: '/writeOnly',
    message: 'a secret made by hand',
  }),
  mistake('a secret in a branch of a choice', {
    into: '/schema/properties/contact/properties',
    keys: {
      way: {
        oneOf: [
          { type: 'null' },
          { type: 'object', additionalProperties: false, properties: { code: { $ref: 'secret.json', boundTo: [] } } },
        ],
      },
    },
    at: ['"code": ', '{'],
    pointer: '/way/oneOf/1/properties/code',
    message: 'a secret in a choice, a condition or a property that users name would be stored like other values',
  }),
  // Presence
  mistake('a field that is required while it is hidden', {
    into: '/schema',
    keys: { required: ['mode', 'rate'] },
    at: ['"required": ', '"rate"'],
    pointer: '/required/1',
    message: '"rate" is required, but a condition hides it',
  }),
  mistake('a field that a branch hides and requires', {
    into: '/schema/allOf/0/else',
    keys: { required: ['rate'] },
    at: ['"else": ', '"required": ', '"rate"'],
    pointer: '/required/0',
    message: '"rate" is required, but a condition hides it',
  }),
  ...plantedVariants,
];
