import type { JsonObject } from '@signalbox/schemas/json';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;
const platform = () => records.platform;

const number = { type: 'number', maximum: 100 };
const text = { type: 'string' };
const cost = { ...number, permission: { view: 'pump.cost' } };
const properties: JsonObject = {
  name: text,
  limits: { type: 'object', title: { en: 'Limits', zh_Hans: '限值' }, additionalProperties: number },
  grid: { type: 'array', title: 'Grid', items: { type: 'array', items: number } },
  free: { type: 'object', title: 'Free' },
  note: { title: 'Note', oneOf: [text, { type: 'object' }] },
  drive: {
    title: 'Drive',
    oneOf: [
      {
        type: 'object',
        properties: { kind: { const: 'motor' }, data: { type: 'object', properties: { volt: number } } },
      },
      {
        type: 'object',
        properties: { kind: { const: 'steam' }, data: { type: 'object', properties: { bar: number, price: cost } } },
      },
    ],
  },
};
const whole = {
  name: 'North',
  limits: { low: 1, high: 9 },
  grid: [[1, 2], []],
  free: { a: [{ b: null }] },
  note: { any: true },
  drive: { kind: 'steam', data: { bar: 4 } },
};

beforeEach(async () => {
  await addModel('pump', properties);
  await addRecords('pump', [whole]);
});
const one = async () => {
  const { id: _id, ...values } = (await send('GET', 'pump/pump-0000')).body;
  return values;
};

it('writes and answers maps, lists of lists, free objects and alternatives', async () => {
  const { status, body } = await send('POST', 'pump', { body: whole });
  expect(status, JSON.stringify(body)).toBe(200);
  const { id: _id, ...stored } = (await send('GET', `pump/${String(body['InsertedID'])}`)).body;
  expect(stored).toEqual(whole);
  expect((await send('PUT', 'pump/pump-0000', { body: { ...whole, note: 'plain' } })).status).toBe(200);
  expect(await one()).toEqual({ ...whole, note: 'plain' });
});

it('merges a map by PATCH, and removes what is null', async () => {
  expect((await send('PATCH', 'pump/pump-0000', { body: { limits: { low: null, trip: 12 } } })).status).toBe(200);
  expect((await one())['limits']).toEqual({ high: 9, trip: 12 });
});

it.each<[JsonObject, string, string]>([
  [{ limits: { high: 500 } }, '/limits/high', 'Limits › high must be at most 100'],
  [{ grid: [[1], ['x']] }, '/grid/1/0', 'Grid › 1 › 0 must be a number'],
  [{ free: 5 }, '/free', 'Free is incomplete'],
  [{ drive: { kind: 'wind' } }, '/drive/kind', 'Drive › kind must be motor'],
])('names the place of the error of %j', async (body, pointer, message) => {
  expect(await send('PATCH', 'pump/pump-0000', { body })).toMatchObject({ status: 400, body: { pointer, message } });
  expect(await one()).toEqual(whole);
});

it('names the field in the language of the request', async () => {
  const { body } = await send('PATCH', 'pump/pump-0000', {
    body: { limits: { high: 500 } },
    headers: { 'accept-language': 'zh-CN' },
  });
  expect(body['message']).toContain('限值 › high');
});

it('finds records by whether such a value is there', async () => {
  await addRecords('pump', [whole, { id: 'empty', name: 'South' }]);
  for (const column of ['limits', 'grid', 'free', 'drive']) {
    const ids = async (filter: JsonObject) =>
      (await send('GET', 'pump', { query: { filter } })).list.map(({ id }) => id);
    expect(await ids({ [column]: null }), column).toEqual(['empty']);
    expect(await ids({ [column]: { $ne: null } }), column).toEqual(['pump-0000']);
  }
});

describe('values that the sender may not see inside JSON', () => {
  const priced = { ...whole, drive: { kind: 'steam', data: { bar: 4, price: 77 } } };
  beforeEach(async () => {
    await addRecords('pump', [{ ...priced, id: 'priced' }]);
    as('pump.view', 'pump.edit');
  });
  const stored = async () => {
    as('pump.view', 'pump.cost');
    return (await send('GET', 'pump/priced')).body['drive'];
  };

  it('are not answered, and stay when the rest is changed', async () => {
    expect((await send('GET', 'pump/priced')).body['drive']).toEqual(whole.drive);
    expect(JSON.stringify((await send('GET', 'pump/form')).body)).not.toContain('price');
    const body = { drive: { kind: 'steam', data: { bar: 5 } } };
    expect((await send('PATCH', 'pump/priced', { body })).status).toBe(200);
    expect(await stored()).toEqual({ kind: 'steam', data: { bar: 5, price: 77 } });
  });

  it('are not lost to a value of another type', async () => {
    const part = { type: 'object', properties: { size: number, price: cost } };
    await addModel('valve', { part: { title: 'Part', oneOf: [part, text, { type: 'array', items: number }] } });
    await addRecords('valve', [{ part: { size: 1, price: 77 } }, { part: { size: 1 } }]);
    as('valve.view', 'valve.edit');
    for (const method of ['PUT', 'PATCH'] as const)
      for (const value of ['plain', [1]])
        expect((await send(method, 'valve/valve-0000', { body: { part: value } })).body['message']).toBe(
          'You may not change Part',
        );
    expect((await send('PATCH', 'valve/valve-0000', { body: { part: 5 } })).body['message']).not.toContain('may not');
    expect((await send('PATCH', 'valve/valve-0001', { body: { part: 'plain' } })).status).toBe(200);
    as('valve.view', 'pump.cost');
    expect((await send('GET', 'valve/valve-0000')).body['part']).toEqual({ size: 1, price: 77 });
  });

  it('cannot be set', async () => {
    const body = { drive: { data: { price: 1 } } };
    expect((await send('PATCH', 'pump/priced', { body })).status).toBe(400);
    expect(await stored()).toEqual(priced.drive);
  });

  it('are in no form and no answer if they are in a map', async () => {
    const keys = { type: 'object', additionalProperties: { ...text, writeOnly: true } };
    const prices = { type: 'object', additionalProperties: { type: 'object', properties: { price: cost } } };
    await addModel('vault', { keys });
    await addModel('shop', { prices });
    await addRecords('vault', [{ keys: { a: 'secret' } }]);
    await addRecords('shop', [{ prices: { a: { price: 77 } } }]);
    as('vault.view', 'shop.view', 'pump.cost');
    const { url } = (await send('GET', 'vault/form')).body;
    expect((await platform().app.inject(String(url))).body).not.toContain('keys');
    expect((await send('GET', 'shop/form')).body['message']).toContain('“permission” is not supported');
    expect((await send('GET', 'vault')).list).toEqual([{ id: 'vault-0000' }]);
    expect((await send('GET', 'shop')).list).toEqual([{ id: 'shop-0000' }]);
  });
});

it.each(['9007199254740993', '0.12345678901234567891', '1e400'])(
  'names the title of the field whose number %s would be rounded, as far as the sender may know it',
  async (digits) => {
    await addModel('gauge', {
      ...properties,
      hours: { type: 'array', title: 'Hours', items: number },
      price: { ...cost, title: 'Price' },
    });
    const message = async (url: string, payload: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
      const answer = await platform().app.inject({ method: 'POST', url, payload, headers });
      expect(answer.statusCode).toBe(400);
      return answer.json<{ message: string }>().message;
    };
    const rest = ' has more digits than a number keeps exactly. Use fewer digits, or a text field';
    const post = (body: string) => message('/rest/core/record/gauge', body);
    expect(await post(`{"limits":{"low":${digits}}}`)).toBe(`Limits › low${rest}`);
    expect(await post(`{"hours":[1,${digits}]}`)).toBe(`Item 2: Hours${rest}`);
    expect(await post(`{"price":${digits}}`)).toBe(`Price${rest}`);
    expect(await post(`{"other":${digits}}`)).toBe(`other${rest}`);
    expect(await message('/rest/core/record/none', `{"price":${digits}}`)).toBe(`price${rest}`);
    as('gauge.add');
    expect(await post(`{"price":${digits}}`)).toBe(`price${rest}`);
    as();
    expect(await post(`{"hours":${digits}}`)).toBe(`hours${rest}`);
  },
);
