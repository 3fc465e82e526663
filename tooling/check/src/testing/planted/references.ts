import type { JsonObject } from '@signalbox/schemas';
import { base, type Planted } from './planted';

const text = { type: 'string', maxLength: 20 };
const closed = { type: 'object', additionalProperties: false };
const place = { $id: 'https://example.com/place', ...closed, properties: { street: text } };

/** References by address, definitions by the name of later drafts, and the uiSchemas of definitions. */
export const plantedReferences: Planted[] = [
  wrong('a reference that leads out of the form', {
    schema: { properties: { home: { $ref: 'https://example.com/place' } } },
    at: ['"https://example.com/place"'],
    pointer: '/schema/properties/home/$ref',
    message: 'leads out of the form: none of its definitions has this "$id"; copy the schema into "definitions"',
  }),
  wrong('an address in a field', {
    schema: { properties: { home: { ...text, $id: 'https://example.com/home' } } },
    at: ['"$id"'],
    pointer: '/schema/properties/home/$id',
    message: '"$id" is that of the root of "schema", or of a definition; remove it here',
  }),
  wrong('a draft that is none', {
    schema: { $schema: 'https://example.com/draft' },
    at: ['"https://example.com/draft"'],
    pointer: '/schema/$schema',
    message: 'is not one of the allowed values; use one of: http://json-schema.org/draft-07/schema#',
  }),
  wrong('a definition in both places', {
    schema: {
      definitions: { place: text },
      $defs: { place: text },
      properties: { home: { $ref: '#/definitions/place' }, work: { $ref: '#/$defs/place' } },
    },
    at: ['"$defs": ', '"place"'],
    pointer: '/schema/$defs/place',
    message: '"definitions" has "place" too; rename one of them',
  }),
  wrong('a reference to no definition of later drafts', {
    schema: { $defs: { place: text }, properties: { home: { $ref: '#/$defs/place' }, work: { $ref: '#/$defs/plce' } } },
    at: ['"#/$defs/plce"'],
    pointer: '/schema/properties/work/$ref',
    message: 'did you mean "#/$defs/place"?',
  }),
  wrong('an error in a definition that is found by its address', {
    schema: {
      $defs: { place: { ...place, properties: { street: { type: 'integer', minimum: 9, maximum: 3 } } } },
      properties: { home: { $ref: 'https://example.com/place' } },
    },
    at: ['"$defs": ', '"minimum": ', '9'],
    pointer: '/schema/$defs/place/properties/street/minimum',
    message: 'exchange the two numbers',
  }),
  wrong('parts of a value that no value has in common', {
    schema: {
      properties: {
        size: {
          allOf: [
            { type: 'integer', enum: [1] },
            { type: 'integer', enum: [2] },
          ],
        },
      },
    },
    at: ['"allOf": ', '['],
    pointer: '/schema/properties/size/allOf',
    message: 'no value is valid in all parts of "allOf"',
  }),
  wrong('a uiSchema of no definition', {
    schema: { definitions: { place }, properties: { home: { $ref: '#/definitions/place' } } },
    ui: { 'ui:definitions': { '#/definitions/plce': {} } },
    at: ['"#/definitions/plce"'],
    pointer: '/uiSchema/ui:definitions/#~1definitions~1plce',
    message: '"#/definitions/plce" names no definition of this form; did you mean "#/definitions/place"?',
  }),
  wrong('a uiSchema of what a definition does not have', {
    schema: { definitions: { place }, properties: { home: { $ref: '#/definitions/place' } } },
    ui: { 'ui:definitions': { '#/definitions/place': { stret: {} } } },
    at: ['"stret"'],
    pointer: '/uiSchema/ui:definitions/#~1definitions~1place/stret',
    message: '"stret" is no property of the schema; did you mean "street"?',
  }),
  wrong('a widget of a definition that does not take its value', {
    schema: { definitions: { place }, properties: { home: { $ref: '#/definitions/place' } } },
    ui: { 'ui:definitions': { '#/definitions/place': { street: { 'ui:widget': 'slider' } } } },
    at: ['"slider"'],
    pointer: '/uiSchema/ui:definitions/#~1definitions~1place/street/ui:widget',
    message: 'the widget "slider" takes a whole number or a number',
  }),
  wrong('uiSchemas of definitions below the root', {
    schema: { definitions: { place }, properties: { home: { $ref: '#/definitions/place' } } },
    ui: { home: { 'ui:definitions': {} } },
    at: ['"home": ', '"ui:definitions"'],
    pointer: '/uiSchema/home/ui:definitions',
    message: '"ui:definitions" stands at the root of "uiSchema" only; move it there',
  }),
];

interface Wrong {
  schema: JsonObject & { properties?: JsonObject };
  ui?: JsonObject;
  at: string[];
  pointer: string;
  message: string;
}

function wrong(name: string, { schema: { properties = {}, ...keywords }, ui = {}, ...place }: Wrong): Planted {
  return {
    name,
    plant: (folder) => {
      for (const [key, value] of Object.entries(keywords)) folder.set(base, `/schema/${key}`, value);
      for (const [key, value] of Object.entries(properties)) folder.set(base, `/schema/properties/${key}`, value);
      for (const [key, value] of Object.entries(ui)) folder.set(base, `/uiSchema/${key}`, value);
    },
    file: base,
    ...place,
  };
}
