import type { JsonObject } from '@signalbox/schemas/json';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const number = { type: 'number', maximum: 100 };
const text = { type: 'string' };
const point = { type: 'object', properties: { x: number, y: number } };
const properties: JsonObject = {
  name: text,
  route: { type: 'array', title: 'Route', items: [text, point], additionalItems: point },
  zones: { type: 'array', title: 'Zones', items: { ...point, if: {}, then: {} }, uniqueItems: true },
  parts: { type: 'array', title: 'Parts', items: point, uniqueItems: true },
  readings: {
    type: 'object',
    title: 'Readings',
    properties: { unit: text },
    patternProperties: { '^t[0-9]+$': number, '^at_': point },
    additionalProperties: false,
    dependencies: { t1: ['unit'] },
  },
  phone: text,
  mail: text,
};
const whole: JsonObject = {
  name: 'North',
  route: ['start', { x: 1, y: 2 }, { x: 3 }],
  zones: [{ x: 1 }, { x: 2 }],
  parts: [{ x: 1, y: 1 }, {}],
  readings: { unit: 'bar', t1: 5, at_west: { x: 4 } },
  phone: '5',
};

const one = async () => {
  const { id: _id, ...values } = (await send('GET', 'pump/pump-0000')).body;
  return values;
};

describe('tuples, unique objects, names by patterns, and alternatives of a record', () => {
  beforeEach(async () => {
    const alternatives = { anyOf: [{ required: ['phone'] }, { required: ['mail'] }], dependencies: { mail: ['name'] } };
    await addModel('pump', {}, { custom: { schema: { type: 'object', properties, ...alternatives } } });
    await addRecords('pump', [whole]);
  });

  it('are written and answered', async () => {
    expect(await one()).toEqual(whole);
    const { status, body } = await send('POST', 'pump', { body: whole });
    expect(status, JSON.stringify(body)).toBe(200);
    expect((await send('PUT', 'pump/pump-0000', { body: { ...whole, route: ['a', {}] } })).status).toBe(200);
    expect(await one()).toEqual({ ...whole, route: ['a', {}] });
  });

  it.each<[JsonObject, string, string]>([
    [{ route: ['a', { x: 500 }] }, '/route/1/x', 'Route › 1 › x must be at most 100'],
    [{ route: ['a', {}, { y: 'x' }] }, '/route/2/y', 'Route › 2 › y must be a number'],
    [{ route: ['a', { z: 1 }] }, '/route/1/z', ''],
    [
      {
        zones: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
      '/zones',
      'Zones has the same entry twice',
    ],
    [{ parts: [{ x: 1 }, {}, { x: 1 }] }, '/parts', 'Parts has the same entry twice'],
    [{ readings: { t1: 500 } }, '/readings/t1', 'Readings › t1 must be at most 100'],
    [{ readings: { other: 1 } }, '/readings/other', ''],
    [{ readings: { at_west: { z: 1 } } }, '/readings/at_west/z', ''],
    [{ readings: { unit: null } }, '/readings/unit', 'Readings › unit cannot be empty'],
    [{ phone: null }, '/phone', ''],
    [{ mail: 'x', name: null }, '/name', ''],
  ])('names the place of the error of %j', async (body, pointer, message) => {
    const answer = await send('PATCH', 'pump/pump-0000', { body });
    expect(answer).toMatchObject({ status: 400, body: { pointer } });
    expect(answer.body['message']).toContain(message);
    expect(await one()).toEqual(whole);
  });
});

describe('a guard', () => {
  const cost = { ...number, permission: { view: 'pump.cost' } };

  it('of what follows in a tuple holds', async () => {
    const items = [text];
    const priced = { type: 'object', properties: { x: number, cost } };
    await addModel('pump', { name: text, route: { type: 'array', items, additionalItems: priced } });
    await addRecords('pump', [{ name: 'a', route: ['b', { x: 1, cost: 77 }] }]);
    as('pump.view', 'pump.edit');
    expect((await one())['route']).toEqual(['b', { x: 1 }]);
    expect((await send('PATCH', 'pump/pump-0000', { body: { route: ['b', { x: 2 }] } })).status).toBe(400);
    expect((await send('PATCH', 'pump/pump-0000', { body: { name: 'c' } })).status).toBe(200);
    as('pump.view', 'pump.cost');
    expect(await one()).toEqual({ name: 'c', route: ['b', { x: 1, cost: 77 }] });
  });

  it.each(['dependencies', 'dependentSchemas'])('in %s holds, at any depth', async (keyword) => {
    const depends = { name: { allOf: [{ properties: { price: { permission: { view: 'pump.cost' } } } }] } };
    const custom = { schema: { type: 'object', properties: { name: text, price: number }, [keyword]: depends } };
    await addModel('pump', {}, { custom });
    await addRecords('pump', [{ name: 'a', price: 77 }]);
    as('pump.view');
    expect(await one()).toEqual({ name: 'a' });
    as('pump.view', 'pump.cost');
    expect(await one()).toEqual({ name: 'a', price: 77 });
  });

  it.each<[string, JsonObject, string | undefined]>([
    ['a secret', { ...text, writeOnly: true }, undefined],
    ['an object with a hidden part', { type: 'object', properties: { cost } }, 'is not supported'],
  ])('by a pattern hides what has no name from every user, beside any other names: %s', async (_, guarded, message) => {
    const keys = { type: 'object', patternProperties: { '^key_': guarded }, additionalProperties: text };
    await addModel('pump', { name: text, keys });
    await addRecords('pump', [{ name: 'a', keys: { key_a: '7007', other: 'b' } }]);
    expect(await one()).toEqual({ name: 'a' });
    const form = (await send('GET', 'pump/form')).body;
    if (message) expect(form['message']).toContain(message);
    else expect((await records.platform.app.inject(String(form['url']))).body).not.toContain('key_');
  });
});
