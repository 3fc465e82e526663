import { beforeEach, describe, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const { addModel, addRecords, as, send } = recordsPlatform();

const secret = { type: 'number', permission: { view: 'pump.cost' } };
beforeEach(async () => {
  await addModel('pump', {
    name: { type: 'string' },
    cost: secret,
    code: { type: 'string', writeOnly: true },
    place: { type: 'object', properties: { city: { type: 'string' }, rent: secret } },
    parts: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' }, price: secret } } },
    choice: { oneOf: [{ properties: { margin: secret } }] },
    // Names that may be taken for indexes of items.
    zones: { type: 'object', properties: { '7': { type: 'object', properties: { rent: secret } } } },
    '1': { type: 'object', properties: { rent: secret, '2': { type: 'string' } } },
  });
  await addRecords('pump', [
    {
      name: 'North',
      cost: 7,
      code: 'x',
      place: { city: 'Oslo', rent: 9 },
      parts: [{ name: 'valve', price: 3 }],
      choice: { margin: 5, kind: 'a' },
      zones: { '7': { rent: 8 } },
      '1': { rent: 6, '2': 'b' },
    },
  ]);
});

const hidden = [
  'cost',
  'code',
  'place',
  'place.rent',
  'parts',
  'parts.price',
  'parts.0.price',
  'choice.margin',
  'choice',
  'zones',
  'zones.7',
  'zones.7.rent',
  '1',
  '1.rent',
];
const queriesOf = (column: string): object[] => [
  { filter: { [column]: 7 } },
  { filter: { [column]: { $ne: null } } },
  { filter: { $or: [{ name: 'North' }, { $and: [{ [column]: { $not: { $gt: 6 } } }] }] } },
  { sort: { [column]: 1 } },
  { sorts: [{ name: 1 }, { [column]: -1 }] },
  { project: { [column]: 1 } },
  { project: { [column]: 0 } },
];

describe.each(hidden)('the column %s', (column) => {
  it('has no part in a query of a user who may not see it', async () => {
    as('pump.view');
    for (const query of queriesOf(column))
      for (const path of ['pump', 'pump/count'])
        expect(await send('GET', path, { query }), JSON.stringify(query)).toMatchObject({
          status: 400,
          body: { code: 100_010_003, detail: expect.stringContaining(`the list has no column ${column}`) },
        });
  });
});

it('is in no answer to such a user', async () => {
  as('pump.view');
  const visible = {
    id: 'pump-0000',
    name: 'North',
    place: { city: 'Oslo' },
    parts: [{ name: 'valve' }],
    choice: {},
    zones: { '7': {} },
    '1': { '2': 'b' },
  };
  expect((await send('GET', 'pump')).list).toEqual([visible]);
  expect((await send('GET', 'pump/pump-0000')).body).toEqual({ ...visible, code: { isSet: true } });
  expect(
    (await send('GET', 'pump', { query: { filter: { 'place.city': 'Oslo' }, sort: { 'parts.name': 1 } } })).list,
  ).toEqual([visible]);
});

it('is a column as others for a user with its permission, but for one that is never sent', async () => {
  as('pump.view', 'pump.cost');
  for (const column of hidden.filter((each) => each !== 'code'))
    for (const query of queriesOf(column))
      expect((await send('GET', 'pump', { query })).status, `${column} ${JSON.stringify(query)}`).toBe(200);
  expect((await send('GET', 'pump')).list[0]).toMatchObject({ cost: 7, place: { rent: 9 }, parts: [{ price: 3 }] });
  expect((await send('GET', 'pump')).list[0]).not.toHaveProperty('code');
  expect((await send('GET', 'pump', { query: { filter: { code: 'x' } } })).status).toBe(400);
});
