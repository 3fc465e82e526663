import { base, garden, group, type Planted } from './planted';

const mode = { properties: { mode: { const: 'blink' } }, required: ['mode'] };

const marks = Array.from({ length: 9 }, (_, index) => `mark${index}`);
const manyConditions = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(marks.map((name) => [name, { type: 'string' }])),
  allOf: marks.map((name) => ({
    if: { properties: { [name]: { const: name } }, required: [name] },
    else: { properties: { mail: false } },
  })),
};

/** Errors in schemas, defaults and conditions. */
export const plantedInSchemas: Planted[] = [
  // Strict mode
  {
    name: 'a limit for another type',
    plant: (folder) => folder.set(base, '/schema/properties/mode/minimum', 3),
    file: base,
    at: ['"mode": ', '"minimum"'],
    pointer: '/schema/properties/mode/minimum',
    message: 'is for a value of the type number, and this one is of the type string; write "minLength", or remove it',
  },
  {
    name: 'a misspelt keyword of a shared schema',
    plant: (folder) => folder.set('shared/duration.json', '/properties/count/minn', 1),
    file: 'shared/duration.json',
    at: ['"count": ', '{'],
    pointer: '/properties/count',
    message: 'unknown keyword: "minn"',
  },
  {
    name: 'a type that does not exist',
    plant: (folder) => folder.set('entities/lamp.json', '/properties/id/type', 'text'),
    file: 'entities/lamp.json',
    at: ['"text"'],
    pointer: '/properties/id/type',
    message: '"text" is not one of the allowed values; use "string"',
  },
  {
    name: 'a condition of a tab that does not compile',
    plant: (folder) => folder.set(garden, '/visibleWhen/properties/mode', { minimum: 2 }),
    file: garden,
    at: ['"mode": ', '{'],
    pointer: '/visibleWhen/properties/mode',
    message: 'say the "type" beside it',
  },
  // Secrets
  {
    name: 'a secret without a binding',
    plant: (folder) => folder.set(base, '/schema/properties/contact/properties/key/boundTo', undefined),
    file: base,
    at: ['"key": ', '{'],
    pointer: '/schema/properties/contact/properties/key',
    message: 'does not name the fields that it is bound to',
  },
  {
    name: 'a secret that is bound to no field',
    plant: (folder) => folder.set(base, '/schema/properties/contact/properties/key/boundTo/0', '/contact/post'),
    file: base,
    at: ['"/contact/post"'],
    pointer: '/schema/properties/contact/properties/key/boundTo/0',
    message: '/contact/post is no other field of this form',
  },
  {
    name: 'a secret whose insecure value does not exist',
    plant: (folder) =>
      folder.set(base, '/schema/properties/contact/properties/key/boundTo/0', { pointer: '/mode', insecure: ['off'] }),
    file: base,
    at: ['"boundTo": [', '{'],
    pointer: '/schema/properties/contact/properties/key/boundTo/0',
    message: '"off" is no value of /mode',
  },
  // Defaults
  {
    name: 'a default that is no choice',
    plant: (folder) => folder.set(base, '/schema/properties/mode/default', 'blnk'),
    file: base,
    at: ['"blnk"'],
    pointer: '/schema/properties/mode/default',
    message: 'the default "blnk" is not valid',
  },
  {
    name: 'a default that its shared schema rejects',
    plant: (folder) => folder.set(base, '/schema/properties/fade/default/count', 0),
    file: base,
    at: ['"fade": ', '"default": ', '{'],
    pointer: '/schema/properties/fade/default',
    message: '/count must be >= 1',
  },
  {
    name: 'a default inside a list',
    plant: (folder) => folder.set(garden, '/schema/properties/lamps/items/properties/colour/default', 'hot'),
    file: garden,
    at: ['"hot"'],
    pointer: '/schema/properties/lamps/items/properties/colour/default',
    message: 'is not valid',
  },
  {
    name: 'defaults that do not go together',
    plant: (folder) => {
      folder.set(base, '/schema/properties/rate/default', 5);
      folder.set(base, '/schema/properties/mode/default', 'blink');
      folder.set(base, '/schema/allOf/0/then/properties', { rate: { type: 'integer', minimum: 10 } });
    },
    file: base,
    at: ['"rate": ', '{'],
    pointer: '/schema/properties/rate',
    message: 'the defaults together are not valid: /rate must be >= 10',
  },
  // Fields that RJSF draws
  {
    name: 'an option that takes any property',
    plant: (folder) => folder.set(garden, '/schema/properties/alarm/oneOf/1/additionalProperties', { type: 'string' }),
    file: garden,
    at: ['"phone": ', '"additionalProperties": ', '{'],
    pointer: '/schema/properties/alarm/oneOf/1/additionalProperties',
    message: 'cannot be distinguished from the others ahead of time; say "additionalProperties": false',
  },
  {
    name: 'an option of a list item that takes any property',
    plant: (folder) => {
      folder.set(garden, '/schema/properties/alarm', {
        type: 'array',
        items: { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }] },
      });
    },
    file: garden,
    at: ['"anyOf": ', '"additionalProperties": ', 'true'],
    pointer: '/schema/properties/alarm/items/anyOf/1/additionalProperties',
    message: 'cannot be distinguished from the others ahead of time',
  },
  {
    name: 'too many conditions in one object of such a field',
    plant: (folder) => folder.set(garden, '/schema/properties/alarm/oneOf/0', manyConditions),
    file: garden,
    at: ['"oneOf": ', '{'],
    pointer: '/schema/properties/alarm/oneOf/0',
    message: 'more than eight conditions',
  },
  // Conditions
  {
    name: 'a condition that never holds',
    plant: (folder) => folder.set(base, '/schema/allOf/0/if/properties/mode/const', 'blnk'),
    file: base,
    at: ['"if": ', '{'],
    pointer: '/schema/allOf/0/if',
    message: 'never holds',
  },
  {
    name: 'a condition that always holds',
    plant: (folder) => folder.set(base, '/schema/allOf/0/if', { properties: { mode: { enum: ['steady', 'blink'] } } }),
    file: base,
    at: ['"if": ', '{'],
    pointer: '/schema/allOf/0/if',
    message: 'holds for every value',
  },
  {
    name: 'a condition on a number beyond its limits',
    plant: (folder) =>
      folder.set(base, '/schema/allOf', [
        {
          if: { properties: { rate: { type: 'integer', minimum: 51 } }, required: ['rate'] },
          then: { properties: { fade: false } },
        },
      ]),
    file: base,
    at: ['"if": ', '{'],
    pointer: '/schema/allOf/0/if',
    message: 'never holds',
  },
  {
    name: 'a condition in a list that never holds',
    plant: (folder) =>
      folder.set(garden, '/schema/properties/lamps/items/allOf', [
        { if: { properties: { colour: { const: 'hot' } }, required: ['colour'] }, then: { required: ['title'] } },
      ]),
    file: garden,
    at: ['"if": ', '{'],
    pointer: '/schema/properties/lamps/items/allOf/0/if',
    message: 'never holds',
  },
  {
    name: 'a tab that is never shown',
    plant: (folder) => folder.set(garden, '/visibleWhen/properties/mode/const', 'dark'),
    file: garden,
    at: ['"visibleWhen": ', '{'],
    pointer: '/visibleWhen',
    message: 'never holds',
  },
  {
    name: 'a group whose condition reads nothing',
    plant: (folder) =>
      folder.set(group, '/visibleWhen', { properties: { lightShown: { const: true } }, required: ['lightShown'] }),
    file: group,
    at: ['"visibleWhen": ', '{'],
    pointer: '/visibleWhen',
    message: 'did you mean "lightsShown"?',
  },
  {
    name: 'fields that wait for each other',
    plant: (folder) =>
      folder.set(base, '/schema/allOf', [
        { if: mode, else: { properties: { rate: false } } },
        { if: { properties: { rate: { const: 2 } }, required: ['rate'] }, else: { properties: { mode: false } } },
      ]),
    file: base,
    at: ['"schema": ', '{'],
    pointer: '/schema',
    message: 'wait for each other',
  },
];
