import { expect, it } from 'vitest';
import type { GridRow, JsonSchema } from '@signalbox/schemas';
import { aForm } from '../testing/a-form';
import { fieldsInside } from './grid-order';
import { planForm } from './plan-form';

const text: JsonSchema = { type: 'string' };
const section = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties });
const row = (...pointers: string[]): GridRow => ({
  cells: pointers.map((at) => ({ spans: [12, 12, 12, 12], items: [{ at }] })),
});
const properties = {
  note: text,
  person: section({ first: text, last: text, home: section({ street: text, city: text }) }),
};
const planOf = (grids: { form?: GridRow[]; person?: GridRow[]; home?: GridRow[] }) =>
  planForm(
    aForm({
      schema: section(properties),
      uiSchema: { 'ui:grid': grids.form, person: { 'ui:grid': grids.person, home: { 'ui:grid': grids.home } } },
    }),
  );
const pointers = (fields: { pointer: string }[]) => fields.map(({ pointer }) => pointer);

it('orders the fields of each section by its own grid, inside the place that the section has in the outer one', () => {
  const plan = planOf({
    form: [row('/person', '/note')],
    person: [row('/person/home', '/person/last')],
    home: [row('/person/home/city', '/person/home/street')],
  });
  expect(pointers(plan.fields)).toEqual([
    '/person/home/city',
    '/person/home/street',
    '/person/last',
    '/person/first',
    '/note',
  ]);
});

it('leaves fields between those of a section where the outer grid has them', () => {
  const plan = planOf({
    form: [row('/person/first', '/note', '/person/last', '/person/home')],
    home: [row('/person/home/city', '/person/home/street')],
  });
  expect(pointers(plan.fields)).toEqual([
    '/person/first',
    '/note',
    '/person/last',
    '/person/home/city',
    '/person/home/street',
  ]);
});

it('finds the fields of a section with those of the sections in it', () => {
  const plan = planOf({});
  const inside = fieldsInside(plan);
  expect(pointers(inside.get('/person') ?? [])).toEqual([
    '/person/first',
    '/person/last',
    '/person/home/street',
    '/person/home/city',
  ]);
  expect(pointers(inside.get('/person/home') ?? [])).toEqual(['/person/home/street', '/person/home/city']);
  expect(inside.get('')).toEqual(plan.fields);
});
