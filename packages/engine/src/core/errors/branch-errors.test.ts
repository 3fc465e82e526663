import { describe, expect, it } from 'vitest';
import type { FormDefinition, JsonObject, JsonSchema, SchemaError } from '@signalbox/schemas';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { fieldErrors } from './field-errors';
import { errorsOfForm } from './form-errors';
import { planForm } from '../plan-form';

const anyOf = '#/properties/list/items/anyOf';

/**  A list in which no item matches a branch: too long for the string, and of another type than the object. */
function errorsOfList(length: number): SchemaError[] {
  return Array.from({ length }, (_, index) => `/list/${index}`).flatMap((instancePath) => [
    { instancePath, schemaPath: `${anyOf}/0/maxLength`, keyword: 'maxLength', params: { limit: 1 } },
    { instancePath, schemaPath: `${anyOf}/1/type`, keyword: 'type', params: { type: 'object' } },
    { instancePath, schemaPath: anyOf, keyword: 'anyOf', params: {} },
  ]);
}

const plan = planForm(aForm({ schema: { type: 'object', properties: { list: { type: 'array' } } } }));

/** Counts how often the paths of the errors are read until the field errors are found. */
function readsOf(errors: SchemaError[]): number {
  let reads = 0;
  const counted = errors.map(({ instancePath, schemaPath, keyword, params }) => ({
    keyword,
    params,
    get instancePath() {
      reads += 1;
      return instancePath;
    },
    get schemaPath() {
      reads += 1;
      return schemaPath;
    },
  }));
  fieldErrors({ plan, errors: counted, visible: new Set(['/list']) });
  return reads;
}

describe('the errors of an anyOf', () => {
  it('keeps the error of the branch of the same type, at each item', () => {
    const tooLong = (item: number) => ({ pointer: `/list/${item}`, keyword: 'maxLength', params: { limit: 1 } });
    expect(fieldErrors({ plan, errors: errorsOfList(3), visible: new Set(['/list']) })).toEqual([
      { ...tooLong(0), field: '/list', also: [tooLong(1), tooLong(2)] },
    ]);
  });

  it('keeps the anyOf where each branch is of another type', () => {
    const errors = [
      { instancePath: '/list/0', schemaPath: `${anyOf}/0/type`, keyword: 'type', params: { type: 'string' } },
      { instancePath: '/list/0', schemaPath: `${anyOf}/1/type`, keyword: 'type', params: { type: 'object' } },
      { instancePath: '/list/0', schemaPath: anyOf, keyword: 'anyOf', params: {} },
    ];
    expect(fieldErrors({ plan, errors, visible: new Set(['/list']) })).toMatchObject([{ keyword: 'anyOf' }]);
  });

  it('reports the outer branch of the same type where the inner one has none', () => {
    const inner = `${anyOf}/0/properties/a/anyOf`;
    const errors = [
      { instancePath: '/list/0/a', schemaPath: `${inner}/0/type`, keyword: 'type', params: { type: 'string' } },
      { instancePath: '/list/0/a', schemaPath: inner, keyword: 'anyOf', params: {} },
      { instancePath: '/list/0', schemaPath: `${anyOf}/1/type`, keyword: 'type', params: { type: 'string' } },
      { instancePath: '/list/0', schemaPath: anyOf, keyword: 'anyOf', params: {} },
    ];
    expect(fieldErrors({ plan, errors, visible: new Set(['/list']) })).toMatchObject([
      { pointer: '/list/0/a', keyword: 'anyOf' },
    ]);
  });

  it('reads ten times as many paths for ten times as many errors', () => {
    expect(readsOf(errorsOfList(1000))).toBeLessThanOrEqual(10 * readsOf(errorsOfList(100)));
  });
});

describe('the errors of a choice between variants', () => {
  const closed = { type: 'object', additionalProperties: false } as const;
  const text: JsonSchema = { type: 'string', maxLength: 3 };
  const variant = (by: JsonSchema, name: string): JsonSchema => ({
    ...closed,
    required: ['by', name],
    properties: { by, [name]: text },
  });
  const named = (name: string): JsonSchema => ({
    ...closed,
    required: [name],
    properties: { [name]: text, note: text },
  });
  const forms: Record<string, FormDefinition> = Object.fromEntries(
    (['oneOf', 'anyOf'] as const).map((keyword) => {
      const told: JsonSchema = {
        [keyword]: [variant({ const: 'mail' }, 'address'), variant({ enum: ['phone'] }, 'number')],
      };
      const open: JsonSchema = { [keyword]: [named('street'), named('town')] };
      return [keyword, aForm({ schema: { type: 'object', properties: { told, open } } })];
    }),
  );

  it.each<[JsonObject, string, string]>([
    [{ told: { by: 'mail', address: 'long' } }, '/told/address', 'maxLength'],
    [{ told: { by: 'phone', number: 'long' } }, '/told/number', 'maxLength'],
    [{ told: { by: 'phone' } }, '/told/number', 'required'],
    [{ told: { by: 'fax' } }, '/told/address', 'required'],
    [{ open: { street: 'long' } }, '/open/street', 'maxLength'],
    [{ open: { town: 'a', note: 'long' } }, '/open/note', 'maxLength'],
    [{ open: {} }, '/open/street', 'required'],
    [{ open: { street: 'a', town: 'b' } }, '/open/town', 'additionalProperties'],
  ])('are those of the variant that the form draws: %j', (values, pointer, keyword) => {
    for (const form of Object.values(forms)) {
      const compiled = compileForm(form);
      expect(errorsOfForm({ plan: planForm(form), compiled, values })).toMatchObject([{ pointer, keyword }]);
    }
  });
});
