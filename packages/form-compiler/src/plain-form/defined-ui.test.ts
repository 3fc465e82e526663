import type { FormDefinition, JsonSchema, UiSchema } from '@signalbox/schemas';
import { expect, test } from 'vitest';
import { resolveForm } from './resolve-form';

const library = { shared: {}, entities: {} };
const closed = { type: 'object', additionalProperties: false } as const;
const text: JsonSchema = { type: 'string', maxLength: 9 };
const area = { 'ui:widget': 'textarea' };
const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });

/** The sample `references` of RJSF, shortened. */
const schema: JsonSchema = {
  ...closed,
  definitions: {
    address: { ...closed, properties: { street: text, city: text } },
    person: { ...closed, properties: { name: text, details: text } },
    company: { ...closed, properties: { name: text, details: text, seat: ref('address') } },
    node: {
      ...closed,
      properties: {
        name: text,
        home: ref('address'),
        children: { type: 'array', maxItems: 3, items: { oneOf: [{ type: 'null' }, ref('node')] } },
      },
    },
  },
  properties: {
    billing: ref('address'),
    shipping: ref('address'),
    stops: { type: 'array', maxItems: 3, items: ref('address') },
    tuple: { type: 'array', items: [text, ref('address')], additionalItems: false },
    contact: { anyOf: [ref('person'), ref('company')] },
    tree: ref('node'),
  },
};

function plain(uiSchema: UiSchema): UiSchema {
  const form: FormDefinition = {
    id: 'settings/base',
    place: { group: 'settings', order: 1 },
    permission: { edit: 'setting.edit' },
    schema,
    uiSchema,
  };
  return resolveForm(form, library).uiSchema;
}

test('the uiSchema of a definition stands wherever the schema refers to it, below that of the place', () => {
  const uiSchema = plain({
    'ui:definitions': {
      '#/definitions/address': { 'ui:order': ['city', '*'], street: area, city: { 'ui:autofocus': true } },
      '#/definitions/person': { 'ui:order': ['details', '*'], details: area },
      '#/definitions/company': { name: { 'ui:widget': 'updown' } },
    },
    shipping: { street: { 'ui:widget': 'text' }, city: { 'ui:readonly': true } },
    contact: { 'ui:widget': 'radio' },
  });
  const city = { 'ui:options': { autofocus: true } };
  const address = { 'ui:order': ['city', '*'], street: area, city };
  expect(uiSchema).toEqual({
    billing: address,
    shipping: { ...address, street: { 'ui:widget': 'text' }, city: { ...city, 'ui:readonly': true } },
    stops: { items: address },
    tuple: { items: [{}, address] },
    contact: { 'ui:widget': 'radio', name: { 'ui:widget': 'number' }, details: area, seat: address },
    'ui:definitions': { '#/definitions/node': { home: address } },
  });
});

test('that of a definition that leads back to itself stays, for all levels', () => {
  expect(
    plain({ 'ui:definitions': { '#/definitions/node': { name: area } }, tree: { name: { 'ui:readonly': true } } }),
  ).toEqual({
    tree: { name: { 'ui:readonly': true } },
    'ui:definitions': { '#/definitions/node': { name: area } },
  });
});

test('a uiSchema without definitions stays as it is', () => {
  expect(plain({ billing: { street: area } })).toEqual({ billing: { street: area } });
});
