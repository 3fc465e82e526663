import { mode } from './mistake';
import { base, garden, type Planted } from './planted';
import { plantedReferences } from './references';
import { plantedRecursion } from './recursion';

const text = { type: 'string', maxLength: 20 };
const flag = { type: 'boolean' };
const whileBlinking = (mode: string[], properties: object) => ({
  properties: { mode: { enum: mode }, ...properties },
});

/** Errors in definitions, `dependencies` and properties of branches. */
export const plantedInDefinitions: Planted[] = [
  {
    name: 'a reference to no definition',
    plant: (folder) => {
      folder.set(base, '/schema/definitions', { place: text });
      folder.set(base, '/schema/properties/home', { $ref: '#/definitions/place' });
      folder.set(base, '/schema/properties/work', { $ref: '#/definitions/plce' });
    },
    file: base,
    at: ['"#/definitions/plce"'],
    pointer: '/schema/properties/work/$ref',
    message: 'did you mean "#/definitions/place"?',
  },
  ...plantedReferences,
  ...plantedRecursion,
  {
    name: 'a definition that nothing refers to',
    plant: (folder) => folder.set(base, '/schema/definitions', { place: text }),
    file: base,
    at: ['"definitions"', '"place"'],
    pointer: '/schema/definitions/place',
    message: 'nothing refers to the definition "place"; remove it',
  },
  {
    name: 'definitions in a field',
    plant: (folder) => folder.set(base, `${mode}/definitions`, { place: text }),
    file: base,
    at: ['"definitions"'],
    pointer: `${mode}/definitions`,
    message: 'at the root of "schema" only; move them there',
  },
  {
    name: 'an error within a definition',
    plant: (folder) => {
      folder.set(base, '/schema/definitions', { count: { type: 'integer', minimum: 9, maximum: 3 } });
      folder.set(base, '/schema/properties/masts', { $ref: '#/definitions/count' });
      folder.set(base, '/schema/properties/poles', { $ref: '#/definitions/count' });
    },
    file: base,
    at: ['"definitions"', '"minimum": ', '9'],
    pointer: '/schema/definitions/count/minimum',
    message: 'exchange the two numbers',
  },
  {
    name: 'a property to which two branches give different schemas',
    plant: (folder) => {
      folder.set(base, '/schema/if', { properties: { lightsShown: { const: true } }, required: ['lightsShown'] });
      folder.set(base, '/schema/then', { properties: { pole: text } });
      folder.set(base, '/schema/else', { properties: { pole: { type: 'boolean' } } });
    },
    file: base,
    at: ['"else": {\n      "properties": {\n        "pole": ', '{'],
    pointer: '/schema/else/properties/pole',
    message:
      'two branches give "pole" schemas that differ in more than choices and limits; give both the same type and default, or use two properties',
  },
  {
    name: 'a limit in a branch for a misspelt property',
    plant: (folder) => folder.set(base, '/schema/allOf/0/then/properties', { lightsShow: { const: true } }),
    file: base,
    at: ['"then"', '"lightsShow"'],
    pointer: '/schema/allOf/0/then/properties/lightsShow',
    message: 'did you mean "lightsShown"?',
  },
  {
    name: 'a limit of a property that a branch introduces',
    plant: (folder) =>
      folder.set(base, '/schema/allOf/0/then/properties', { pole: { type: 'string', minLength: 9, maxLength: 3 } }),
    file: base,
    at: ['"then"', '"minLength": ', '9'],
    pointer: '/schema/allOf/0/then/properties/pole/minLength',
    message: 'exchange the two numbers',
  },
  {
    name: 'a choice of dependencies that names no values',
    plant: (folder) =>
      folder.set(base, '/schema/dependencies', {
        mode: { oneOf: [whileBlinking(['blink'], { pole: text }), { properties: { post: text } }] },
      }),
    file: base,
    at: ['"pole"', '},\n          ', '{\n            "properties": {\n              "post"'],
    pointer: '/schema/dependencies/mode/oneOf/1',
    message: 'does not name the values of "mode" that it is for',
  },
  {
    name: 'a choice of dependencies that leaves a value out',
    plant: (folder) => folder.set(base, '/schema/dependencies', { mode: { oneOf: [whileBlinking(['blink'], {})] } }),
    file: base,
    at: ['"dependencies"', '"oneOf": ', '['],
    pointer: '/schema/dependencies/mode/oneOf',
    message: 'no branch is for "steady": it would never be valid; add a branch for it',
  },
  {
    name: 'a choice of dependencies that has a value twice',
    plant: (folder) =>
      folder.set(base, '/schema/dependencies', {
        mode: { oneOf: [whileBlinking(['blink', 'steady'], {}), whileBlinking(['steady'], { pole: text })] },
      }),
    file: base,
    at: ['"oneOf"', '"steady"', '},\n          ', '{'],
    pointer: '/schema/dependencies/mode/oneOf/1',
    message: 'two branches are for "steady"',
  },
  {
    name: 'dependencies in a condition',
    plant: (folder) => folder.set(base, '/schema/allOf/0/then/dependencies', { lightsShown: ['rate'] }),
    file: base,
    at: ['"dependencies"'],
    pointer: '/schema/allOf/0/then/dependencies',
    message: 'stands beside the "properties" of a field or section only',
  },
  {
    name: 'a definition in the condition of a tab',
    plant: (folder) => folder.set(garden, '/visibleWhen/properties/mode', { $ref: '#/definitions/mode' }),
    file: garden,
    at: ['"#/definitions/mode"'],
    pointer: '/visibleWhen/properties/mode/$ref',
    message: 'a condition of a tab has no definitions',
  },
  {
    name: 'a dependency on a misspelt property',
    plant: (folder) => folder.set(base, '/schema/dependencies', { rate: ['mod'] }),
    file: base,
    at: ['"dependencies": ', '{'],
    pointer: '/schema/dependencies',
    message: 'did you mean "mode"?',
  },
  {
    name: 'one property with two types in parts',
    plant: (folder) =>
      folder.set(base, '/schema/allOf', [{ properties: { pole: text } }, { properties: { pole: flag } }]),
    file: base,
    at: ['"pole"', '"pole": ', '{'],
    pointer: '/schema/allOf/1/properties/pole',
    message: 'no value of "pole" is valid in all parts of "allOf" that declare it; give it one type',
  },
  {
    name: 'one property with two defaults in parts',
    plant: (folder) =>
      folder.set(base, '/schema/allOf', [
        { properties: { pole: { ...flag, default: true } } },
        { properties: { pole: { ...flag, default: false } } },
      ]),
    file: base,
    at: ['"pole"', '"pole": ', '{'],
    pointer: '/schema/allOf/1/properties/pole',
    message: 'give "pole" a different "default"; write it in one of them',
  },
  {
    name: 'limits of two parts that no value keeps',
    plant: (folder) =>
      folder.set(base, '/schema/allOf', [
        { properties: { pole: { type: 'integer', maximum: 3 } } },
        { properties: { pole: { type: 'integer', minimum: 5 } } },
      ]),
    file: base,
    at: ['"allOf": ', '"minimum": ', '5'],
    pointer: '/schema/allOf/1/properties/pole/minimum',
    message: '"minimum" 5 is above "maximum" 3',
  },
  {
    name: 'a part that takes no other property',
    plant: (folder) =>
      folder.set(base, '/schema/allOf', [{ type: 'object', additionalProperties: false, properties: { pole: flag } }]),
    file: base,
    at: ['"allOf": ', '"additionalProperties": ', 'false'],
    pointer: '/schema/allOf/0/additionalProperties',
    message: 'the part rejects the properties of the others; remove it',
  },
  {
    name: 'a tab whose parts declare no field',
    plant: (folder) => folder.set(base, '/schema/properties', undefined),
    file: base,
    at: ['"allOf": ', '['],
    pointer: '/schema/allOf',
    message: 'no part declares a field; declare the fields in "properties"',
  },
];
