import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { expect, it, vi } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { eachError } from '../item-places';
import { planForm } from '../plan-form';
import { errorsOfForm } from './form-errors';
import { uniqueErrors } from './unique-errors';

const rows: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['title'],
    properties: {
      id: { type: 'string' },
      title: { type: 'string' },
      parts: { type: 'array', maxItems: 2, uniqueItems: true, items: { type: 'integer' } },
    },
  },
};
const form = aForm({
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 2 },
      few: { ...rows, maxItems: 5 },
      many: rows,
      group: { type: 'object', properties: { marks: { type: 'array', maxItems: 3, items: { type: 'integer' } } } },
    },
  },
  uiSchema: { few: { 'ui:options': { unique: ['id'] } }, many: { 'ui:options': { unique: ['id'] } } },
});
const plan = planForm(form);
const compiled = compileForm(form);

const errors = (values: JsonObject) =>
  errorsOfForm({ plan, compiled, values })
    .flatMap(eachError)
    .map(({ pointer, keyword, params }) => ({ pointer, keyword, params }));
const repeated = (count: number, item: JsonObject = { id: 'a' }) => Array.from({ length: count }, () => ({ ...item }));

it('reports a list that is too long with at most 99 errors of its items, and every other field', () => {
  const found = errors({ few: repeated(30_000), group: { marks: ['a', 2, 3, 4] }, name: 'x' });
  expect(found.filter(({ pointer }) => !pointer.startsWith('/few/'))).toEqual([
    { pointer: '/name', keyword: 'minLength', params: { limit: 2 } },
    { pointer: '/few', keyword: 'maxItems', params: { limit: 5 } },
    { pointer: '/group/marks/0', keyword: 'type', params: { type: 'integer' } },
    { pointer: '/group/marks', keyword: 'maxItems', params: { limit: 3 } },
  ]);
  expect(found.filter(({ pointer }) => pointer.startsWith('/few/'))).toHaveLength(99);
});

it('reports each wrong item of a list that has one too many', () => {
  expect(errors({ few: [{ parts: ['x', 'y', 3] }, { title: 'b', parts: ['z'] }] })).toEqual([
    { pointer: '/few/0/title', keyword: 'required', params: { missingProperty: 'title' } },
    { pointer: '/few/0/parts', keyword: 'maxItems', params: { limit: 2 } },
    { pointer: '/few/0/parts/0', keyword: 'type', params: { type: 'integer' } },
    { pointer: '/few/0/parts/1', keyword: 'type', params: { type: 'integer' } },
    { pointer: '/few/1/parts/0', keyword: 'type', params: { type: 'integer' } },
  ]);
});

it('gives the validator at most 100 items too many of a list', () => {
  const validate = vi.fn<typeof compiled.validate>(compiled.validate);
  const few = repeated(30_000);
  errorsOfForm({ plan, compiled: { ...compiled, validate }, values: { few } });
  expect(validate.mock.calls).toEqual([[{ few: few.slice(0, 105) }]]);
  expect(few).toHaveLength(30_000);
});

it('validates all items when the form itself has no such limit', () => {
  const open = compileForm(aForm({ schema: { type: 'object', properties: { few: rows } } }));
  const few = [...repeated(200, { title: 'a' }), { title: 1 }];
  expect(errorsOfForm({ plan, compiled: open, values: { few } })).toMatchObject([
    { pointer: '/few/200/title', keyword: 'type' },
  ]);
});

it.each([
  ['items that are wrong', {}],
  ['items that repeat a value', { id: 'a', title: 'b' }],
  ['items that are wrong and repeat a value', { id: 'a' }],
])('reports at most 100 errors of one list, and each other field: %s', (_name, item) => {
  const found = errors({ many: repeated(30_000, item), name: 'x' });
  expect(found.filter(({ pointer }) => pointer.startsWith('/many/'))).toHaveLength(100);
  expect(found.filter(({ pointer }) => pointer === '/name')).toHaveLength(1);
});

it('reads no further item after the hundredth that repeats a value', () => {
  const read = vi.fn<() => string>(() => 'a');
  const item = Object.defineProperty({}, 'id', { get: read, enumerable: true }) as JsonObject;
  uniqueErrors({ plan, values: { many: Array.from({ length: 30_000 }, () => item) } });
  expect(read).toHaveBeenCalledTimes(101);
});
