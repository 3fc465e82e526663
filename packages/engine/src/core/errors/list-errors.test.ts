import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { eachError } from '../item-places';
import { planForm } from '../plan-form';
import { errorsOfForm } from './form-errors';

const text = { type: 'string', minLength: 2 } as const;
const place: JsonSchema = {
  type: 'object',
  required: ['city'],
  properties: { city: text, box: text },
};

const form = aForm({
  schema: {
    type: 'object',
    properties: {
      on: { type: 'boolean' },
      place,
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'place'],
          properties: {
            name: text,
            code: text,
            place,
            parts: {
              type: 'array',
              items: { type: 'object', required: ['size'], properties: { size: { type: 'integer' } } },
            },
            rest: {
              type: 'object',
              required: ['count', 'unit'],
              properties: { count: { type: 'integer' }, unit: { type: 'string', enum: ['d', 'h'] } },
            },
          },
        },
      },
      depths: { type: 'array', items: { type: 'integer' } },
    },
    if: { properties: { on: { const: true } }, required: ['on'] },
    then: { required: ['place'] },
  },
  uiSchema: {
    rows: { 'ui:options': { unique: ['name'] }, items: { rest: { 'ui:widget': 'duration' } } },
    depths: { 'ui:widget': 'values' },
  },
});

const errors = (values: JsonObject) =>
  errorsOfForm({ plan: planForm(form), compiled: compileForm(form), values })
    .flatMap(eachError)
    .map(({ field, pointer, keyword }) => `${field} ${pointer.slice(field.length)} ${keyword}`);

it('reports every wrong field of every item of a list, and of the lists in them', () => {
  const rows: JsonObject[] = [
    { name: 'x', code: 'y', place: { city: 'Oslo' } },
    { name: 'ok', place: { city: 'z' }, parts: [{ size: 1 }, { size: 'x' }, {}] },
  ];
  expect(errors({ rows, depths: [1, 2.5, 3, 0.1] })).toEqual([
    '/rows /0/name minLength',
    '/rows /0/code minLength',
    '/rows /1/place/city minLength',
    '/rows /1/parts/1/size type',
    '/rows /1/parts/2/size required',
    '/depths /1 type',
    '/depths /3 type',
  ]);
});

it('reports a value of several parts once', () => {
  expect(errors({ rows: [{ name: 'ok', place: { city: 'Oslo' }, rest: { count: 'x', unit: 'y' } }] })).toEqual([
    '/rows /0/rest/count type',
  ]);
});

it('reports each item that repeats a value, beside the other errors of its list', () => {
  const rows = ['one', 'one', 'x', 'one'].map((name) => ({ name, place: { city: 'Oslo' } }));
  expect(errors({ rows })).toEqual(['/rows /2/name minLength', '/rows /1/name unique', '/rows /3/name unique']);
});

it('names the required fields of an absent section, not the section', () => {
  expect(errors({ on: true })).toEqual(['/place/city  required']);
  expect(errors({ rows: [{ name: 'ok' }] })).toEqual(['/rows /0/place/city required']);
});
