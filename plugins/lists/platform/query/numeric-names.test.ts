import type { JsonObject } from '@signalbox/schemas/json';
import { columnsOf } from '@signalbox/collections-core';
import { beforeEach, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const number = { type: 'number', maximum: 9 };
const cost = { ...number, permission: { view: 'pump.cost' } };
const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });
const properties: JsonObject = {
  '1': object({ '2': number, '3': { type: 'array', items: number }, cost }),
  tank: object({ '1': object({ '2': number, '4': number }), '2': cost }),
  steps: { type: 'array', items: object({ '2': number, '4': object({ '2': cost }), cost }) },
  either: { anyOf: [object({ '1': number, cost }), { type: 'array', items: object({ '2': number, cost }) }] },
};

beforeEach(async () => {
  await addModel('pump', properties);
  await addRecords('pump', [
    {
      '1': { '2': 5, '3': [7], cost: 3 },
      tank: { '1': { '2': 5 }, '2': 3 },
      steps: [{}, { '2': 5, '4': { '2': 3 }, cost: 3 }],
      either: [{}, { '2': 5, cost: 3 }],
    },
    {},
  ]);
  as('pump.view', 'pump.edit');
});

it.each<JsonObject>([
  { '1.2': 5 },
  { '1.2': { $gt: 4, $lt: 6 } },
  { '1.2': { $in: [5] } },
  { '1.2': { $ne: null } },
  { '1.3': 7 },
  { '1.3.0': 7 },
  { 'tank.1.2': 5 },
  { 'steps.1.2': 5 },
])(
  'a filter finds values of names that are numbers, also beside columns that the user may not see: %j',
  async (filter) => {
    const { status, list } = await send('GET', 'pump', { query: { filter } });
    expect([status, list.map(({ id }) => id)]).toEqual([200, ['pump-0000']]);
  },
);

it('a list sorts by such a column, and shows it', async () => {
  const ids = async (query: object) => (await send('GET', 'pump', { query })).list.map(({ id }) => id);
  expect(await ids({ sort: { 'tank.1.2': -1 } })).toEqual(['pump-0000', 'pump-0001']);
  const viewer = { isSuper: false, permissions: new Set<string>() };
  const shown = columnsOf({ schema: object(properties), uiSchema: {}, viewer }).map(({ path }) => path);
  expect(shown).toEqual(['1.2', '1.3', 'tank.1.2', 'tank.1.4']);
});

it('an error of such a value names it', async () => {
  const wrong = { tank: { '1': { '2': 10 } } };
  const answer = await send('PATCH', 'pump/pump-0000', { body: wrong });
  expect(answer.body).toMatchObject({ pointer: '/tank/1/2', message: 'tank.1.2 must be at most 9' });
});

it.each([
  '1',
  '1.cost',
  'tank',
  'tank.2',
  'steps',
  'steps.1',
  'steps.2',
  'steps.cost',
  'steps.1.cost',
  'steps.4.2',
  'steps.1.4',
  'either.1',
  'either.1.cost',
])('a column that the user may not see, or that has one, stays hidden: %s', async (path) => {
  for (const query of [{ filter: { [path]: 3 } }, { sort: { [path]: 1 } }, { project: { [path]: 1 } }])
    expect((await send('GET', 'pump', { query })).status).toBe(400);
});
