import type { FormDefinition, JsonObject, JsonSchema } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { strictAjv } from '../strict-ajv';
import { resolveForm } from './resolve-form';

const library = { shared: {}, entities: {} };

const schema: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 4 } },
  required: ['name'],
  additionalProperties: { type: 'string', maxLength: 4 },
  propertyNames: { pattern: '^[a-z]+$', maxLength: 6 },
};

function aForm(more: Partial<FormDefinition> = {}): FormDefinition {
  return {
    id: 'settings/base',
    place: { group: 'settings', order: 1 },
    permission: { edit: 'setting.edit' },
    schema,
    uiSchema: {},
    ...more,
  };
}

test('what users name is a setting of its own, drawn as a map', () => {
  const form = resolveForm(aForm({ othersIn: 'details', uiSchema: { details: { 'ui:readonly': true } } }), library);
  expect(form.schema.additionalProperties).toBe(false);
  expect(Object.keys(form.schema.properties ?? {})).toEqual(['name', 'details']);
  expect(form.uiSchema).toEqual({ details: { 'ui:widget': 'text-map', 'ui:readonly': true } });
  expect(form).not.toHaveProperty('othersIn');
});

test('values of other types are drawn by RJSF, those of patterns too', () => {
  const flags: JsonSchema = { type: 'object', maxProperties: 4, additionalProperties: { type: 'boolean' } };
  expect(resolveForm(aForm({ othersIn: 'flags', schema: flags }), library)).toMatchObject({
    schema: { additionalProperties: false, properties: { flags: { additionalProperties: { type: 'boolean' } } } },
    uiSchema: {},
  });
  const mixed: JsonSchema = {
    additionalProperties: false,
    patternProperties: { '^n_': { type: 'number' }, '^t_': { type: 'string', maxLength: 4 } },
  };
  const { schema: plain, uiSchema } = resolveForm(aForm({ othersIn: 'named', schema: mixed }), library);
  expect(plain.properties?.['named']).toMatchObject({ ...mixed, type: 'object' });
  expect(uiSchema).toEqual({});
});

test('one pattern of texts is a map, whose names it limits', () => {
  const { additionalProperties: value, propertyNames: _names, ...rest } = schema;
  const patternProperties = { '^[a-z]+$': value as JsonSchema };
  const form = resolveForm(aForm({ othersIn: 'details', schema: { ...rest, patternProperties } }), library);
  expect(form.uiSchema).toEqual({ details: { 'ui:widget': 'text-map' } });
  expect(form.schema.properties?.['details']).toMatchObject({
    propertyNames: { pattern: '^[a-z]+$' },
    additionalProperties: value,
  });
});

test('a form without a place for them stays as it is', () => {
  expect(resolveForm(aForm(), library).schema).toEqual(schema);
  const taken = resolveForm(aForm({ othersIn: 'name' }), library);
  expect(taken.schema.properties).toEqual(schema.properties);
});

test('accepts the same values as the root of the schema, with what users name inside', () => {
  const ajv = strictAjv();
  const asDeclared = ajv.compile(schema);
  const asStored = ajv.compile(resolveForm(aForm({ othersIn: 'details' }), library).schema);
  const value = fc.oneof(fc.constantFrom('ab', 'abcde', 7, null), fc.string({ maxLength: 6 }));
  const names = fc.oneof(fc.constantFrom('a', 'b c', 'A', 'a.b', 'a/b', 'toolong'), fc.string({ maxLength: 7 }));
  fc.assert(
    fc.property(fc.option(value, { nil: undefined }), fc.dictionary(names, value, { maxKeys: 3 }), (name, others) => {
      const own: JsonObject = name === undefined ? {} : { name };
      const { name: _declared, id: _reserved, ...named } = others;
      fc.pre(!['', '__proto__', 'constructor', 'prototype'].some((each) => Object.hasOwn(named, each)));
      expect(asStored({ ...own, details: named })).toBe(asDeclared({ ...named, ...own }));
    }),
    { numRuns: 500 },
  );
});

test.each(['name', '', '__proto__', 'constructor', 'prototype', 'id', '_pressMoney'])(
  'users cannot give the name %j, which a program would take for another setting',
  (name) => {
    const open = { ...schema, propertyNames: { maxLength: 20 } };
    const validate = strictAjv().compile(resolveForm(aForm({ othersIn: 'details', schema: open }), library).schema);
    const named: JsonObject = JSON.parse(JSON.stringify({ [name]: 'x' }));
    expect(validate({ name: 'a', details: { ok: 'x' } })).toBe(true);
    expect(validate({ name: 'a', details: named })).toBe(false);
    expect(validate.errors?.some(({ keyword }) => keyword === 'propertyNames')).toBe(true);
  },
);

test('names that parts and conditions declare are taken too', () => {
  const conditional: JsonSchema = {
    ...schema,
    propertyNames: { maxLength: 20 },
    allOf: [
      {
        if: { properties: { name: { const: 'a' } }, required: ['name'] },
        then: { properties: { nick: { type: 'string', maxLength: 4 } } },
      },
    ],
  };
  const { propertyNames } = resolveForm(aForm({ othersIn: 'details', schema: conditional }), library).schema.properties!
    .details!;
  expect(JSON.stringify(propertyNames)).toContain('"nick"');
});
