import type { JsonObject } from '@signalbox/schemas';
import { base, type Planted } from './planted';

const text = { type: 'string', maxLength: 20 };
const closed = { type: 'object', additionalProperties: false };

/** A choice between variants and a tuple: RJSF draws them. */
const drawnByRjsf: Record<string, JsonObject> = {
  way: {
    oneOf: [
      {
        ...closed,
        required: ['street'],
        properties: { street: text, stay: { ...closed, properties: { count: text } } },
      },
      {
        ...closed,
        required: ['floor'],
        properties: { floor: { type: 'integer' }, door: { ...text, enum: ['a', 'b'] } },
      },
    ],
  },
  pair: { type: 'array', additionalItems: false, items: [{ type: 'number' }, text] },
};

interface Wrong {
  field: 'way' | 'pair';
  ui: JsonObject;
  /** Pointer of the error, below the field. */
  pointer: string;
  message: string;
  isAtKey?: boolean;
}

function wrong(name: string, { field, ui, pointer, message, isAtKey = false }: Wrong): Planted {
  const keys = pointer.split('/').filter((key) => key !== '' && !/^\d+$/.test(key));
  return {
    name,
    plant: (folder) => {
      folder.set(base, `/schema/properties/${field}`, drawnByRjsf[field]);
      folder.set(base, `/uiSchema/${field}`, ui);
    },
    file: base,
    at: ['"uiSchema"', ...keys.map((key) => `"${key}"`), ...(isAtKey ? [] : [': ', ''])],
    pointer: `/uiSchema/${field}${pointer}`,
    message,
  };
}

/** RJSF's hash of a variant with "B1" is that of the same variant with "AP". */
const ofKind = (kind: string): JsonObject => ({
  ...closed,
  properties: { kind: { const: kind } },
  required: ['kind'],
});

/** Parts of a uiSchema that RJSF or the input does not know, and schemas of RJSF's fields that have the same hash. */
export const plantedInRjsfParts: Planted[] = [
  wrong('a slider for a text of a variant', {
    field: 'way',
    ui: { street: { 'ui:widget': 'slider' } },
    pointer: '/street/ui:widget',
    message:
      'the widget "slider" takes a whole number or a number with a minimum and a maximum, but this field is a text',
  }),
  wrong('an option of a variant that its input does not read', {
    field: 'way',
    ui: { street: { 'ui:options': { rows: 3 } } },
    pointer: '/street/ui:options/rows',
    message: 'the widget "text" reads no option "rows"',
    isAtKey: true,
  }),
  wrong('an order of choices of a variant that names another one', {
    field: 'way',
    ui: { door: { 'ui:enumOrder': ['c', '*'] } },
    pointer: '/door/ui:enumOrder',
    message: '"c" is no value of the "enum"',
  }),
  wrong('an input for an object of a variant', {
    field: 'way',
    ui: { stay: { 'ui:widget': 'duration' } },
    pointer: '/stay/ui:widget',
    message: 'RJSF draws this object, and does not use the widget "duration"',
  }),
  wrong('a focus in a variant', {
    field: 'way',
    ui: { floor: { 'ui:autofocus': true } },
    pointer: '/floor/ui:autofocus',
    message: 'write it at the field itself',
    isAtKey: true,
  }),
  wrong('a property of no variant', {
    field: 'way',
    ui: { stret: { 'ui:widget': 'textarea' } },
    pointer: '/stret',
    message: 'did you mean "street"?',
    isAtKey: true,
  }),
  wrong('a widget of texts at a place with a number', {
    field: 'pair',
    ui: { items: [{ 'ui:widget': 'textarea' }, {}] },
    pointer: '/items/0/ui:widget',
    message: 'the widget "textarea" takes a text, but this field is a number',
  }),
  {
    name: 'two variants with the same hash',
    plant: (folder) => folder.set(base, '/schema/properties/way', { oneOf: [ofKind('B1'), ofKind('AP')] }),
    file: base,
    at: ['"way": ', '"B1"', '{'],
    pointer: '/schema/properties/way/oneOf/1',
    message:
      'RJSF gives a schema here and one at /oneOf/0 the same hash, and could not distinguish them; change a constant',
  },
  {
    name: 'variants of two fields with the same hash',
    plant: (folder) => {
      folder.set(base, '/schema/properties/way', { oneOf: [ofKind('B1'), text] });
      folder.set(base, '/schema/properties/back', { oneOf: [ofKind('AP'), text] });
    },
    file: base,
    at: ['"back": ', '{'],
    pointer: '/schema/properties/back',
    message: 'RJSF gives a schema here and one in the field /way the same hash',
  },
];
