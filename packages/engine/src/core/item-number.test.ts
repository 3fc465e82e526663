import type { JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { aForm } from '../testing/a-form';
import { itemNumber } from './item-places';
import { planForm } from './plan-form';

const number = { type: 'number' } as const;
const rows: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { '7': number, '8': { type: 'array', items: number }, grid: { type: 'array', items: {} } },
  },
};
const [list] = planForm(
  aForm({
    schema: { type: 'object', properties: { rows } },
    uiSchema: { rows: { items: { grid: { 'ui:widget': 'json' } } } },
  }),
).fields;

it.each([
  ['/rows', undefined],
  ['/rows/1', '2'],
  ['/rows/1/7', '2'],
  ['/rows/1/8/0', '2.1'],
  ['/rows/1/grid/3/0', '2'],
  ['/rows/1/none/3', '2.4'],
])('counts items, and neither names that are numbers nor places in JSON: %s is %s', (pointer, item) => {
  expect(list && itemNumber(list, { pointer })).toBe(item);
});
