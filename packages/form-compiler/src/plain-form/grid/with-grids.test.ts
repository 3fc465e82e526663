import { describe, expect, it } from 'vitest';
import type { FormDefinition, JsonObject, JsonSchema, JsonValue, UiSchema } from '@signalbox/schemas';
import { resolveForm } from '../resolve-form';
import { strictAjv } from '../../strict-ajv';

const text: JsonSchema = { type: 'string', maxLength: 20 };
const object = (properties: Record<string, JsonSchema>, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
});

function resolved(schema: JsonSchema, uiSchema: UiSchema): FormDefinition {
  const form = { id: 'a/b', place: { group: 'a', order: 1 }, permission: { edit: 'a.edit' }, schema, uiSchema };
  return resolveForm(form, { shared: {}, entities: {} });
}

const grid = (row: JsonValue) => ({ 'ui:field': 'LayoutGridField', 'ui:layoutGrid': { 'ui:row': row } });
const rowsOf = (schema: JsonSchema, row: JsonValue) => resolved(schema, grid(row)).uiSchema['ui:grid'];
const third = [8, 8, 8, 8];
const half = [12, 12, 12, 12];
const whole = [24, 24, 24, 24];

describe('a grid', () => {
  const abc = object({ a: text, b: text, c: text });

  it('has a cell for each child of ui:columns, and one for all of ui:col', () => {
    expect(rowsOf(abc, [{ 'ui:columns': { xs: 12, children: ['a', { name: 'b' }] } }])).toEqual([
      { cells: [half, half].map((spans, index) => ({ spans, items: [{ at: ['/a', '/b'][index] }] })) },
    ]);
    expect(rowsOf(abc, [{ 'ui:col': { xs: 12, children: ['a', 'b'] } }])).toEqual([
      { cells: [{ spans: half, items: [{ at: '/a' }, { at: '/b' }] }] },
    ]);
  });

  it('divides what is left of a row among columns without a width', () => {
    expect(rowsOf(abc, ['a', 'b', 'c'])).toEqual([
      { cells: ['/a', '/b', '/c'].map((at) => ({ spans: third, items: [{ at }] })) },
    ]);
  });

  it('takes each width of a column from the width of the form on', () => {
    const row = [{ 'ui:col': { xs: 24, md: 12, xl: 6, children: ['a', 'b', 'c'] } }];
    expect(rowsOf(abc, row)?.[0]?.cells[0]?.spans).toEqual([24, 12, 12, 6]);
  });

  it('has the lines of a wide row, and the rows in it, as rows of their own, with their gutter', () => {
    const row: JsonObject = {
      gutter: [6, 0],
      children: [
        { 'ui:row': [{ 'ui:col': { span: 24, children: ['c'] } }] },
        { 'ui:columns': { xs: 24, children: ['a', 'b'] } },
      ],
    };
    expect(rowsOf(abc, row)).toEqual([
      { cells: [{ spans: whole, items: [{ at: '/c' }] }] },
      { gap: [6, 0], cells: [{ spans: whole, items: [{ at: '/a' }] }] },
      { gap: [6, 0], cells: [{ spans: whole, items: [{ at: '/b' }] }] },
    ]);
  });

  it('has the title of a section whose fields have places of their own, and sections with grids', () => {
    const schema = object({ p: object({ x: text, q: object({ y: text }) }) });
    const form = resolved(schema, {
      ...grid(['p', 'p.x', 'p.q']),
      p: { 'ui:field': 'LayoutHeaderField', q: grid(['y']) },
    });
    expect(form.uiSchema['ui:grid']?.[0]?.cells.map(({ items }) => items[0])).toEqual([
      { title: '/p' },
      { at: '/p/x' },
      { at: '/p/q' },
    ]);
    expect(form.uiSchema['p']).toEqual({
      q: { 'ui:grid': [{ cells: [{ spans: whole, items: [{ at: '/p/q/y' }] }] }] },
    });
  });

  it('names fields of definitions', () => {
    const schema = object({ p: { $ref: '#/definitions/p' } }, { definitions: { p: object({ x: text }) } });
    expect(rowsOf(schema, ['p.x'])?.[0]?.cells[0]?.items).toEqual([{ at: '/p/x' }]);
  });
});

describe('ui:condition', () => {
  const when = (condition: JsonObject, children: JsonValue): JsonObject => ({
    'ui:condition': { ...condition, children },
  });
  const accepts = (form: FormDefinition, value: unknown) => strictAjv().compile(form.schema)(value);

  it.each([
    ['all', 'x', { a: 'x' }, true],
    ['all', 'x', { a: 'y' }, false],
    ['all', 'x', {}, false],
    ['some', ['x', 'y'], { a: 'y' }, true],
    ['some', ['x', 'y'], { a: 'z' }, false],
    ['none', ['x', 'y'], { a: 'z' }, true],
    ['none', ['x', 'y'], { a: 'y' }, false],
    ['none', ['x'], {}, true],
    ['all', ['k', 'l'], { list: ['l', 'k'] }, true],
    ['all', ['k', 'l'], { list: ['k'] }, false],
    ['some', ['k', 'l'], { list: ['l', 'm'] }, true],
    ['some', ['k'], { list: ['l'] }, false],
    ['none', ['k'], { list: ['l'] }, true],
    ['none', ['k'], { list: ['k', 'l'] }, false],
  ])('%s of %j: %j allows the field: %s', (operator, value, data, isShown) => {
    const list: JsonSchema = { type: 'array', uniqueItems: true, items: text };
    const schema = object({ a: text, list, b: text });
    const field = 'list' in data || value.includes('k') ? 'list' : 'a';
    const form = resolved(schema, grid(['a', 'list', when({ field, operator, value }, ['b'])]));
    expect(accepts(form, { ...data, b: 'text' })).toBe(isShown);
  });

  it('requires what the object requires only while it is shown, in sections too', () => {
    const schema = object(
      { a: text, b: text, p: object({ x: text, y: text }, { required: ['x'] }) },
      { required: ['b'] },
    );
    const form = resolved(schema, grid(['a', 'p.y', when({ field: 'a', operator: 'all', value: 'on' }, ['b', 'p.x'])]));
    expect(form.schema.allOf).toEqual([
      {
        $comment: '/uiSchema/ui:layoutGrid/ui:row/2/ui:condition',
        if: { required: ['a'], properties: { a: { const: 'on' } } },
        then: { required: ['b'], properties: { p: { type: 'object', required: ['x'] } } },
        else: { properties: { b: false, p: { type: 'object', properties: { x: false } } } },
      },
    ]);
    expect(accepts(form, { a: 'on', b: 'b', p: { x: 'x' } })).toBe(true);
    expect(accepts(form, { a: 'on', p: {} })).toBe(false);
    expect(accepts(form, { a: 'off', p: { y: 'y' } })).toBe(true);
    expect(accepts(form, { a: 'off', p: { x: 'x' } })).toBe(false);
  });

  it('shows what stands in two conditions while both hold', () => {
    const inner = when({ field: 'b', operator: 'all', value: 'on' }, ['c']);
    const row = ['a', 'b', when({ field: 'a', operator: 'all', value: 'on' }, [{ 'ui:row': [inner] }])];
    const form = resolved(object({ a: text, b: text, c: text }), grid(row));
    expect(accepts(form, { a: 'on', b: 'on', c: 'c' })).toBe(true);
    expect(accepts(form, { a: 'on', b: 'off', c: 'c' })).toBe(false);
    expect(accepts(form, { a: 'off', b: 'on', c: 'c' })).toBe(false);
  });
});
