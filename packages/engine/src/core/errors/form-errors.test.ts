import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aForm, smsForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { errorMessages, errorPlace } from './error-messages';
import { errorsOfForm } from './form-errors';
import { planForm } from '../plan-form';

function errorsOf(form: typeof smsForm, values: JsonObject) {
  return errorsOfForm({ plan: planForm(form), compiled: compileForm(form), values });
}

describe('errorsOfForm', () => {
  it('places a missing property at that property', () => {
    expect(errorsOf(smsForm, { sms: { operator: 'ali', appKey: 'k' } })).toEqual([
      {
        pointer: '/sms/signName',
        field: '/sms/signName',
        keyword: 'required',
        params: { missingProperty: 'signName' },
      },
    ]);
  });

  it('finds no error in a hidden field', () => {
    expect(errorsOf(smsForm, { sms: { operator: 'lingxuntong', appKey: 'k', signName: '' } })).toEqual([]);
  });

  it('assigns an error inside a field to the field, one per field', () => {
    const form = aForm({
      schema: {
        type: 'object',
        properties: {
          span: {
            type: 'object',
            required: ['unit'],
            properties: { count: { type: 'integer', minimum: 1 }, unit: {} },
          },
        },
      },
      uiSchema: { span: { 'ui:widget': 'duration' } },
    });
    expect(errorsOf(form, { span: { count: 0 } })).toMatchObject([
      { field: '/span', pointer: '/span/unit', keyword: 'required' },
    ]);
  });

  it('reports the matching branch: an empty secret is too short', () => {
    const secret = {
      writeOnly: true,
      anyOf: [
        { type: 'string' as const, minLength: 1 },
        { type: 'object' as const, required: ['isSet'], properties: { isSet: { const: true } } },
      ],
    };
    const form = aForm({ schema: { type: 'object', properties: { secret } } });
    expect(errorsOf(form, { secret: '' })).toMatchObject([{ field: '/secret', keyword: 'minLength' }]);
    expect(errorsOf(form, { secret: 5 })).toMatchObject([{ field: '/secret', keyword: 'anyOf' }]);
    expect(errorsOf(form, { secret: { isSet: true } })).toEqual([]);
  });

  it('reports a bad name once, and a bad value also where a name or a pattern of names is "propertyNames"', () => {
    const short: JsonSchema = { type: 'string', maxLength: 4 };
    const m: JsonSchema = {
      type: 'object',
      propertyNames: { maxLength: 20 },
      properties: { properties: { type: 'object', propertyNames: { maxLength: 2 } } },
      patternProperties: { propertyNames: short, '^a': short },
    };
    const found = (value: JsonObject, schema: JsonSchema = m) =>
      errorsOf(
        aForm({ schema: { type: 'object', properties: { m: schema } }, uiSchema: { m: { 'ui:widget': 'json' } } }),
        {
          m: value,
        },
      ).map(({ field, pointer, keyword }) => ({ field, pointer, keyword }));
    expect(found({ propertyNames: 'too long' })).toEqual([
      { field: '/m', pointer: '/m/propertyNames', keyword: 'maxLength' },
    ]);
    expect(
      found({ propertyNames: 'too long' }, { type: 'object', properties: { propertyNames: short } }),
    ).toMatchObject([{ keyword: 'maxLength' }]);
    expect(found({ [`b${'x'.repeat(20)}`]: 1 })).toMatchObject([{ keyword: 'propertyNames' }]);
    expect(found({ properties: { long: 1 } })).toMatchObject([
      { pointer: '/m/properties/long', keyword: 'propertyNames' },
    ]);
  });

  it('finds list items that repeat a unique property', () => {
    const form = aForm({
      schema: {
        type: 'object',
        properties: {
          template: {
            type: 'array',
            items: { type: 'object', properties: { title: { type: 'string' }, id: { type: 'string' } } },
          },
        },
      },
      uiSchema: { template: { 'ui:options': { unique: ['title', 'id'] } } },
    });
    const errors = errorsOf(form, {
      template: [
        { title: 'a', id: '1' },
        { title: 'b', id: '1' },
      ],
    });
    expect(errors).toEqual([
      { pointer: '/template/1/id', field: '/template', keyword: 'unique', params: { property: 'id' } },
    ]);
    const field = planForm(form).fields[0];
    expect(field && errors[0] && errorPlace({ formId: 'a/b', field, error: errors[0] })).toEqual({
      formId: 'a/b',
      key: 'template.items.id',
    });
  });
});

it('chooses a message by keyword and format, and one for all other keywords', () => {
  expect(errorMessages({ keyword: 'minimum', params: { limit: 1, comparison: '>=' } })).toEqual({
    key: 'validation.minimum',
    params: { limit: '1', comparison: '>=' },
  });
  expect(errorMessages({ keyword: 'minLength', params: { limit: 1 } }).params).toEqual({ limit: 1, count: 1 });
  expect(errorMessages({ keyword: 'format', params: { format: 'email' } }).key).toBe('validation.format.email');
  expect(errorMessages({ keyword: 'format', params: { format: 'iri' } }).key).toBe('validation.format.other');
  expect(errorMessages({ keyword: 'enum', params: { allowedValues: ['a', 1] } }).params).toEqual({
    allowedValues: 'a, 1',
  });
  expect(errorMessages({ keyword: 'unheardOf', params: {} }).key).toBe('validation.other');
  expect(errorMessages({ keyword: 'enum', params: { allowedValues: [{ town: 'Riga' }] } }).key).toBe(
    'validation.other',
  );
});
