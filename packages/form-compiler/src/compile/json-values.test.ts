import { errorsOfForm, planForm, pointerOfError } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { unreadJson } from '@signalbox/schemas/unread-json';
import { expect, it } from 'vitest';
import { acceptForm, formModule } from '../run-time';
import { importModule } from '../testing/import-module';
import { compiledFormCode } from './compiled-form-code';

/** The keywords and places of the errors of a value, as a browser finds them. */
async function errorsOf(schema: JsonObject) {
  const { form, texts } = acceptForm({ schema: { properties: { a: schema } } });
  const { compiledForm } = await importModule(formModule({ form, texts, code: await compiledFormCode(form) }));
  return (value: unknown) =>
    compiledForm
      .validate({ a: value })
      .filter(({ keyword }) => keyword !== 'if')
      .map((error) => `${error.keyword} ${pointerOfError(error)}`);
}

const text = { type: 'string' };
const number = { type: 'number' };

it('validates by the schema of the model, at any depth', async () => {
  const errors = await errorsOf({
    type: 'object',
    minProperties: 1,
    propertyNames: { maxLength: 4 },
    additionalProperties: {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'range' }, low: number }, required: ['kind', 'low'] },
        { type: 'array', uniqueItems: true, items: { type: 'integer', enum: [1, 2, 3] }, contains: { const: 1 } },
      ],
    },
  });
  expect(errors({ west: { kind: 'range', low: 5 }, east: [1, 3] })).toEqual([]);
  expect(errors({})).toEqual(['minProperties /a']);
  expect(errors({ west: { kind: 'range', low: 'x' } })).toContain('type /a/west/low');
  expect(errors({ east: [1, 4] })).toContain('enum /a/east/1');
  expect(errors({ east: [2, 2] })).toEqual(expect.arrayContaining(['uniqueItems /a/east', 'contains /a/east']));
  expect(errors({ north: [1] })).toContain('propertyNames /a/north');
});

it('rejects a text that is no JSON with its line, also where any value is valid', async () => {
  const schemas: JsonObject[] = [{}, { type: ['string', 'null'] }, { type: 'object', additionalProperties: text }];
  for (const schema of schemas)
    expect((await errorsOf({ title: 'A', ...schema }))(unreadJson('{\n"a": x}'))).toEqual(['contentMediaType /a']);
});

it.each(['12345678901234567890', '[0.12345678901234567890]', '{"b":1e400}'])(
  'rejects the text %s, whose number would lose digits, and names that as the reason',
  async (typed) => {
    const { form, texts } = acceptForm({ schema: { properties: { a: { title: 'A' } } } });
    const { compiledForm } = await importModule(formModule({ form, texts, code: await compiledFormCode(form) }));
    const plan = planForm(form);
    const errors = errorsOfForm({ plan, compiled: compiledForm, values: { a: unreadJson(typed) } });
    expect(errors).toEqual([{ field: '/a', pointer: '/a', keyword: 'exact', params: {} }]);
  },
);

it('validates tuples, lists of unique objects, names by patterns and dependencies', async () => {
  const tuple = await errorsOf({ type: 'array', items: [number, text], additionalItems: { type: 'boolean' } });
  expect(tuple([1, 'a', true])).toEqual([]);
  expect(tuple(['a', 1, 5]).toSorted()).toEqual(['type /a/0', 'type /a/1', 'type /a/2']);
  const unique = await errorsOf({ type: 'array', uniqueItems: true, items: { type: 'object' } });
  expect(unique([{ b: 1, c: 2 }, { b: 1 }])).toEqual([]);
  expect(unique([{ b: 1, c: 2 }, {}, { c: 2, b: 1 }])).toEqual(['distinctItems /a']);
  const named = await errorsOf({
    type: 'object',
    properties: { name: text },
    patternProperties: { '^[a-z]_': number, '"\\]\\);globalThis=1;//': text },
    additionalProperties: false,
  });
  expect(named({ name: 'x', a_b: 1, '"]);globalThis=1;//': 'x' })).toEqual([]);
  expect(named({ a_b: 'x' })).toEqual(['type /a/a_b']);
  expect(named({ other: 1 })).toEqual(['additionalProperties /a/other']);
  const dependent = await errorsOf({
    type: 'object',
    properties: { b: text, c: text },
    dependencies: { b: ['c'] },
    dependentSchemas: { c: { properties: { b: { minLength: 2 } } } },
    additionalProperties: number,
  });
  expect(dependent({ c: 'x' })).toEqual([]);
  expect(dependent({ b: 'xx' })).toEqual(['required /a/c']);
  expect(dependent({ b: 'x', c: 'x' })).toEqual(['minLength /a/b']);
});
