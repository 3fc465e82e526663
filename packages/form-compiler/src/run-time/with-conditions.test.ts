import { planForm } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { describe, expect, it } from 'vitest';
import { compiledFormCode } from '../compile/compiled-form-code';
import { importModule } from '../testing/import-module';
import { acceptForm } from './accept-form';
import { formModule } from './form-module';

const text = { type: 'string' };
const properties = { phone: text, mail: text, place: { type: 'object', properties: { city: text, street: text } } };

async function errorsOf(schema: JsonObject) {
  const { form, texts } = acceptForm({ schema });
  const { compiledForm } = await importModule(formModule({ form, texts, code: await compiledFormCode(form) }));
  return (value: unknown) => compiledForm.validate(value).map(({ keyword, instancePath }) => keyword + instancePath);
}

describe('dependencies of a record and of a section', () => {
  const schema: JsonObject = {
    properties: { ...properties, place: { ...properties.place, dependentRequired: { street: ['city'] } } },
    dependencies: { phone: ['mail'], mail: { properties: { phone: { minLength: 3 } } } },
  };

  it('are conditions: the field that another one needs is marked as required', () => {
    const { conditions } = planForm(acceptForm({ schema }).form);
    expect(conditions).toHaveLength(2);
  });

  it('are validated', async () => {
    const errors = await errorsOf(schema);
    expect(errors({ mail: 'x', place: { city: 'Oslo' } })).toEqual([]);
    expect(errors({ phone: '123' })).toContain('required');
    expect(errors({ phone: '1', mail: 'x' })).toContain('minLength/phone');
    expect(errors({ place: { street: 'x' } })).toContain('required/place');
  });
});

describe('alternatives of a record', () => {
  it.each(['anyOf', 'oneOf'])('are validated: %s', async (keyword) => {
    const errors = await errorsOf({ properties, [keyword]: [{ required: ['phone'] }, { required: ['mail'] }] });
    expect(errors({ mail: 'x' })).toEqual([]);
    expect(errors({})).toContain(keyword);
    expect(errors({ mail: 'x', phone: 'x' })).toEqual(keyword === 'oneOf' ? ['oneOf'] : []);
  });

  it('may narrow a field, and forbid one', async () => {
    const oneOf: JsonObject[] = [
      { properties: { phone: { const: 'none' } }, required: ['phone', 'mail'] },
      { properties: { mail: false, place: { properties: { city: { minLength: 1 } } } } },
    ];
    const errors = await errorsOf({ properties, oneOf });
    expect(errors({ phone: 'none', mail: 'x' })).toEqual([]);
    expect(errors({ phone: '123' })).toEqual([]);
    expect(errors({ phone: '123', mail: 'x' })).toContain('oneOf');
  });

  it.each<[string, JsonObject]>([
    ['a property', { properties: { fax: text } }],
    ['a property of a section', { properties: { place: { properties: { zip: text } } } }],
    ['a property of an alternative in it', { allOf: [{ anyOf: [{ properties: { fax: text } }] }] }],
  ])('declare not %s that the record has not', (_, part) => {
    for (const keyword of ['anyOf', 'oneOf'])
      expect(() => acceptForm({ schema: { properties, [keyword]: [part, { required: ['mail'] }] } })).toThrow(keyword);
  });
});
