import { createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformPlugin } from '..';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());

const title = { en: 'Serial number', zh_Hans: '序列号' };
const slow = { type: 'string', title, pattern: '^(a+)+$' };
const schemaOf = (serial: JsonObject, more: JsonObject = {}) => ({ type: 'object', properties: { serial }, ...more });
const send = async (method: 'POST' | 'PUT' | 'PATCH', id: string, payload: JsonObject, language = 'en') => {
  const url = `/rest/core/model${id && `/${id}`}`;
  const answer = await platform.app.inject({ method, url, payload, headers: { 'accept-language': language } });
  return answer.json<{ code?: number; message?: string; InsertedID?: string; status?: string }>();
};
const post = (schema: JsonObject) => send('POST', '', { name: 'Gauge', custom: { schema } });
const stored = async () => {
  const { rows } = await platform.kit.pool.query<{ text: string }>(
    `select string_agg(body::text, '') as text from document where collection = 'model'`,
  );
  return rows[0]?.text ?? '';
};
const inDefinition = schemaOf(
  { $ref: '#/definitions/code', title },
  { definitions: { code: { type: 'string', pattern: '(x)\\1' } } },
);

test.each<[string, JsonObject, string]>([
  ['an exponential pattern', schemaOf(slow), 'takes too long for some texts'],
  [
    'a pattern of 2^40 ways',
    schemaOf({ ...slow, pattern: `^${'a?'.repeat(40)}${'a'.repeat(40)}$` }),
    'it is not certain',
  ],
  ['a back-reference', schemaOf({ ...slow, pattern: '(a)\\1' }), 'refers back to one of its groups'],
  ['a look-behind', schemaOf({ ...slow, pattern: '(?<=a)b' }), 'looks back'],
  ...['[', '(?i)a', '*a', 'a**', '[z-a]', '\\'].map((pattern): [string, JsonObject, string] => [
    `what is no pattern: ${pattern}`,
    schemaOf({ ...slow, pattern }),
    'the value of “pattern” is not valid',
  ]),
  ['names that are no pattern', schemaOf({ type: 'object', title, patternProperties: { '(': true } }), 'is not valid'],
  ['the items of a list', schemaOf({ type: 'array', title, items: { ...slow, title: '' } }), 'takes too long'],
  ['names', schemaOf({ type: 'object', title, patternProperties: { '^(a+)+$': true } }), 'takes too long'],
  ['a secret', schemaOf({ ...slow, writeOnly: true }), 'takes too long'],
  ['a definition', inDefinition, 'refers back'],
  ['a schema that has no form', schemaOf({ ...slow, unevaluatedItems: false }), 'takes too long'],
])(
  'a model with a pattern that may not be used is not stored, and the error names the field: %s',
  async (_what, schema, reason) => {
    const before = await stored();
    const answer = await post(schema);
    expect(answer).toMatchObject({
      code: 100_010_040,
      message: expect.stringMatching(/At Serial number: /) as unknown,
    });
    expect(answer.message).toContain(reason);
    expect(await stored()).toBe(before);
  },
);

test('by no kind of save, in the language of the user', async () => {
  const { InsertedID: id = '' } = await post(schemaOf({ ...slow, pattern: '^a+$' }));
  const put = { name: 'Gauge', custom: { schema: schemaOf(slow) } };
  expect((await send('PUT', id, put, 'zh-CN')).message).toContain('位置 序列号：');
  // The title is not in the patch.
  const patch = { custom: { schema: { properties: { serial: { pattern: '^(a+)+$' } } } } };
  expect((await send('PATCH', id, patch)).message).toMatch(/At Serial number: .*takes too long/);
  expect(await stored()).not.toContain('(a+)+');
  expect(await send('PATCH', id, { custom: { schema: { properties: { serial: { pattern: '^b+$' } } } } })).toEqual({
    status: 'OK',
  });
});

test('a model of an earlier version with a slow pattern can be changed, and gets no further one', async () => {
  const { InsertedID: id = '' } = await post(schemaOf({ ...slow, pattern: '^old$' }));
  await platform.kit.pool.query(
    `update document set body = replace(body::text, '^old$', '^(a+)+$')::jsonb where id = $1`,
    [id],
  );
  expect(await send('PATCH', id, { name: 'Gauges' })).toEqual({ status: 'OK' });
  expect(await send('PUT', id, { name: 'Gauge', custom: { schema: schemaOf(slow) } })).toEqual({ status: 'OK' });
  const two = { ...slow, pattern: '^(b+)+$' };
  expect((await send('PUT', id, { name: 'Gauge', custom: { schema: schemaOf(two) } })).code).toBe(100_010_040);
});

test.each([
  [String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`],
  [String.raw`^((25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(25[0-5]|2[0-4]\d|1?\d?\d)$`],
  [String.raw`^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$`],
])('a model with the usual pattern %s is stored', async (pattern) => {
  expect((await post(schemaOf({ ...slow, pattern }))).InsertedID).toBeDefined();
  expect(await stored()).toContain(JSON.stringify(pattern).slice(1, -1));
});
