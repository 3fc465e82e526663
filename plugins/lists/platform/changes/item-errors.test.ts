import type { WireError } from '@signalbox/api';
import { isWithin, itemNumber, planForm } from '@signalbox/engine/core';
import type { RuntimeFormModule } from '@signalbox/schemas';
import type { JsonObject } from '@signalbox/schemas/json';
import { beforeEach, expect, it } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';

const records = recordsPlatform();
const { addModel, addRecords, as, send } = records;

const size = { type: 'number', title: { en: 'Size', zh_Hans: '尺寸' }, maximum: 9 };
const object = (properties: JsonObject, more: JsonObject = {}) => ({ type: 'object', properties, ...more });
const list = (title: string, items: JsonObject, more: JsonObject = {}) => ({ type: 'array', title, items, ...more });
const cost = { ...size, title: 'Cost', permission: { view: 'pump.cost' } };
const properties: JsonObject = {
  parts: list(
    'Parts',
    object(
      {
        size,
        plain: { type: 'number' },
        '2': { ...size, title: 'Second' },
        tank: { type: 'string', title: 'Tank', reference: 'tank' },
        box: object({ size, sizes: list('Sizes', size) }, { title: 'Box' }),
        bolts: list('Bolts', object({ size, tanks: list('Tanks', { type: 'string', reference: 'tank' }) })),
        grid: list('Grid', list('Row', size)),
        serial: { type: 'string', title: 'Serial', readOnly: true },
        cost,
      },
      { required: ['size'] },
    ),
    { maxItems: 3 },
  ),
  sizes: list('Sizes', { type: 'number', maximum: 9 }),
  tags: list('Tags', { type: 'string', title: 'Tag', maxLength: 3 }),
  place: object({ '1': list('Floors', object({ size })) }, { title: 'Place' }),
  grid: list('Grid', list('Row', size)),
  pairs: list('Pairs', object({ a: { ...size, title: 'A' } }, { if: { required: ['a'] }, then: { required: ['b'] } })),
  open: list('Open', {}),
};
const one = (part: JsonObject) => ({ parts: [{ size: 1 }, { size: 1, ...part }] });

beforeEach(async () => {
  await addModel('tank', { name: { type: 'string' } });
  await addRecords('tank', [{ id: 'oil' }]);
  await addModel('pump', properties);
  await addRecords('pump', [{}]);
  as('pump.view', 'pump.add', 'pump.edit', 'tank.view');
});

it.each<[JsonObject, string]>([
  [one({ size: 10 }), 'Item 2: Size must be at most 9'],
  [{ parts: [{}] }, 'Item 1: Size cannot be empty'],
  [one({ plain: 'x' }), 'Item 2: plain must be a number'],
  [one({ '2': 10 }), 'Item 2: Second must be at most 9'],
  [one({ box: { size: 10 } }), 'Item 2: Size must be at most 9'],
  [one({ box: { sizes: [1, 2, 10] } }), 'Item 2.3: Size must be at most 9'],
  [one({ bolts: [{ size: 1 }, { size: 10 }] }), 'Item 2.2: Size must be at most 9'],
  [one({ box: 5 }), 'Item 2: Box is incomplete'],
  [{ parts: [5] }, 'Item 1: Parts is incomplete'],
  [one({ size: { x: 1 } }), 'Item 2: Size must be a number'],
  [one({ grid: [[1], [1, 10]] }), 'Item 2: Grid › 1 › 1 must be at most 9'],
  [{ sizes: [1, 2, 10] }, 'Item 3: Sizes must be at most 9'],
  [{ tags: ['a', 'long'] }, 'Item 2: Tag can have at most 3 characters'],
  [{ place: { '1': [{ size: 1 }, { size: 10 }] } }, 'Item 2: Size must be at most 9'],
  [one({ tank: 'oil' }), ''],
  [one({ tank: 'gone' }), 'Item 2: Tank refers to a record that does not exist, or that you may not see'],
  [one({ bolts: [{ tanks: ['oil', 'gone'] }] }), 'Item 2.1.2: Tanks refers to a record'],
  [one({ sizee: 1 }), 'Item 2: sizee is not expected here'],
  [one({ bolts: [{ sizee: 1 }] }), 'Item 2.1: sizee is not expected here'],
  [one({ box: { sizee: 1 } }), 'Item 2: sizee is not expected here'],
  [one({ cost: 1 }), 'Item 2: cost is not expected here'],
  [one({ serial: 'X' }), 'Item 2: You may not change Serial'],
  // Edited as JSON, which has no items of its own.
  [{ grid: [[1], [1, 10]] }, 'Grid › 1 › 1 must be at most 9'],
  [{ grid: [5] }, 'Grid › 0 must be a list'],
  [{ pairs: [{ a: 10 }] }, 'Pairs › 0 › b cannot be empty'],
  // The list itself.
  [{ parts: [{ size: 1 }, { size: 1 }, { size: 1 }, { size: 1 }] }, 'Parts'],
  [{ parts: 5 }, 'Parts'],
])('an error names the item as the form does: %j', async (body, message) => {
  const { url } = (await send('GET', 'pump/form')).body;
  const script = await records.platform.app.inject(String(url));
  const { form } = (await import(`data:text/javascript,${encodeURIComponent(script.body)}`)) as RuntimeFormModule;
  const numberAt = (pointer: string) => {
    const field = planForm(form).fields.find((each) => isWithin(pointer, each.pointer));
    return field && itemNumber(field, { pointer });
  };
  const sent: ['POST' | 'PUT' | 'PATCH', string][] = [
    ['POST', 'pump'],
    ['PUT', 'pump/pump-0000'],
    ['PATCH', 'pump/pump-0000'],
  ];
  for (const [method, path] of sent) {
    const answer = await send(method, path, { body });
    expect(answer.status).toBe(message === '' ? 200 : 400);
    if (message === '') continue;
    const text = String(answer.body['message']);
    expect(text.startsWith(message), text).toBe(true);
    expect(/^Item ([\d.]+): /.exec(text)?.[1]).toBe(numberAt(String(answer.body['pointer'])));
  }
});

it('each error names its item, in the language of the user, and so does a number that would be rounded', async () => {
  const body = { parts: [{ size: 10 }, { size: 11 }] };
  const headers = { 'accept-language': 'zh-CN' };
  const { faults } = (await send<{ faults?: WireError[] }>('PATCH', 'pump/pump-0000', { body, headers })).body;
  expect(faults?.map(({ message }) => message.slice(0, 8))).toEqual(['第 1 项：尺寸', '第 2 项：尺寸']);
  const { title } = size;
  expect(faults).toMatchObject([
    { item: '1', title },
    { item: '2', title },
  ]);
  const rounded = await records.platform.app.inject({
    method: 'PATCH',
    url: '/rest/core/record/pump/pump-0000',
    payload: '{"parts":[{},{"size":12345678901234567890}]}',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
  });
  expect(rounded.json<{ message: string }>().message).toMatch(/^Item 2: Size /);
});
