import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedId } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject, RuntimeFormModule } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { platformPlugin } from '..';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
  await platformPlugin.seed?.(platform.kit, 'default');
});
afterAll(() => platform.close());

const cost = { type: 'number', permission: { view: 'pump.cost' } };
const formOf = (id: string, language = 'en') =>
  platform.app.inject({ url: `/rest/core/model/${id}/form`, headers: { 'accept-language': language } });
const save = (id: string, custom: JsonObject, language = 'en') =>
  platform.app.inject({
    method: 'PATCH',
    url: `/rest/core/model/${id}`,
    payload: { custom },
    headers: { 'accept-language': language },
  });
/** As an earlier version did: without checking the schema. */
const store = (id: string, custom: JsonObject) =>
  platform.kit.pool.query(`update document set body = body || $1 where collection = 'model' and id = $2`, [
    { custom },
    id,
  ]);

it('answers the form of a demo model to users who may see models', async () => {
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['model.view']) });
  for (const key of ['pump', 'compressor']) {
    const answer = await formOf(seedId(`model/${key}`));
    expect(answer.json()).toEqual({ url: expect.stringMatching(/^\/rest\/core\/form\/[\w-]{43}\.js$/) });
  }
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['pump.view']) });
  expect((await formOf(seedId('model/pump'))).json()).toMatchObject({ detail: 'model.view' });
  platform.viewer = undefined;
  expect((await formOf(seedId('model/pump'))).statusCode).toBe(401);
  platform.viewer = aViewer();
});

it('shows a model to every user, without the columns that the user may not see', async () => {
  const id = seedId('model/pump');
  const schema = {
    type: 'object',
    required: ['level', 'cost'],
    properties: { level: { type: 'number' }, cost, parts: { type: 'object', properties: { cost, size: {} } } },
    allOf: [{ if: { properties: { cost: { minimum: 1 } } }, then: { required: ['parts'] } }],
  };
  const uiSchema = {
    'ui:order': ['cost', 'level', '*'],
    cost: { 'ui:widget': 'x' },
    parts: { 'ui:order': ['cost', '*'] },
  };
  await save(id, { schema, uiSchema });
  const seenWith = async (...permissions: string[]) => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(permissions) });
    const answer = await platform.app.inject(`/rest/core/model/${id}`);
    platform.viewer = aViewer();
    return answer;
  };
  const seen = await seenWith('pump.view');
  expect(seen.json()).toMatchObject({
    custom: {
      schema: { required: ['level'], properties: { level: { type: 'number' }, parts: { properties: { size: {} } } } },
      uiSchema: { 'ui:order': ['level', '*'], parts: { 'ui:order': ['*'] } },
    },
  });
  expect(seen.body).not.toContain('cost');
  for (const permission of ['pump.cost', 'model.view', 'model.edit'])
    expect((await seenWith(permission)).json()).toMatchObject({ custom: { schema, uiSchema } });
});

it.each<JsonObject>([
  {
    properties: {
      route: { type: 'array', items: [{}], additionalItems: { properties: { cost }, required: ['cost'] } },
    },
  },
  { dependencies: { level: ['cost'] } },
  { dependencies: { cost: ['level'] } },
  { dependencies: { level: { properties: { cost: { maximum: 5 } } } } },
  { dependentRequired: { level: ['cost'], cost: ['level'] } },
  { dependentSchemas: { level: { required: ['cost'] }, cost: {} } },
  { oneOf: [{ required: ['cost'] }, { required: ['level'] }] },
  { not: { required: ['cost'] } },
  { properties: { levels: { type: 'object', additionalProperties: { properties: { cost } } } } },
  { properties: { levels: { type: 'object', patternProperties: { '^l': { properties: { cost } } } } } },
  { properties: { levels: { type: 'array', items: { properties: { cost } }, contains: { required: ['cost'] } } } },
])('names no hidden column to users who may not see it: %j', async (part) => {
  const id = seedId('model/pump');
  const properties = {
    level: { type: 'number' },
    cost,
    ...(isJsonObject(part['properties']) ? part['properties'] : {}),
  };
  await store(id, { schema: { type: 'object', ...part, properties } });
  platform.viewer = aViewer({ isSuper: false, permissions: new Set(['pump.view']) });
  const seen = await platform.app.inject(`/rest/core/model/${id}`);
  platform.viewer = aViewer();
  expect(seen.body).toContain('level');
  expect(seen.body).not.toContain('cost');
});

it('answers another form once the schema of a model has changed', async () => {
  const id = seedId('model/tank');
  const { url: before } = (await formOf(id)).json<{ url: string }>();
  await save(id, {
    schema: { properties: { level: { type: 'number', minimum: 0 }, note: { type: 'string', title: 'Note' } } },
    uiSchema: { 'ui:order': ['note', 'level'], note: { 'ui:widget': 'textarea' } },
  });
  const { url } = (await formOf(id)).json<{ url: string }>();
  expect(url).not.toBe(before);
  const { body } = await platform.app.inject(url);
  const module = (await import(`data:text/javascript,${encodeURIComponent(body)}`)) as RuntimeFormModule;
  expect(module.form.uiSchema['ui:order']).toEqual(['note', 'level']);
  expect(module.compiledForm.validate({ level: -1 })).toMatchObject([{ keyword: 'minimum' }]);
});

it('keeps titles of properties in several languages', async () => {
  const id = seedId('model/compressor');
  const title = { en: 'Pressure', zh_Hans: '压力', fr: 'Pression' };
  const properties = { pressure: { type: 'number', title, listFields: true } };
  expect((await save(id, { schema: { properties } })).statusCode).toBe(200);
  const model = await platform.app.inject(`/rest/core/model/${id}`);
  expect(model.json()).toMatchObject({ custom: { schema: { properties: { pressure: properties.pressure } } } });
  const invalid = await save(id, { schema: { properties: { pressure: { title: { en: 7 } } } } });
  expect(invalid.statusCode).toBe(400);
});

it('says why no form can be made of a schema, in the language of the user, and stores none', async () => {
  const id = seedId('model/meter');
  const title = { en: 'Output', zh_Hans: '功率' };
  const power = { type: 'object', title, unevaluatedProperties: false };
  const custom = { schema: { properties: { power } } };
  const answers = async (request: (language: string) => ReturnType<typeof save>) => {
    const answer = await request('en');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'No form can be made of this schema. At Output: the keyword “unevaluatedProperties” is not supported',
      params: { place: 'Output', keyword: 'unevaluatedProperties' },
    });
    expect((await request('zh-CN')).json()).toMatchObject({
      message: '无法由此模式生成表单。位置 功率：不支持关键字“unevaluatedProperties”',
    });
  };
  await answers((language) => save(id, custom, language));
  expect((await platform.app.inject(`/rest/core/model/${id}`)).body).not.toContain('Output');
  await store(id, custom);
  await answers((language) => formOf(id, language));
});

it('answers an error for a model that does not exist, and for one without a schema', async () => {
  expect((await formOf('0'.repeat(24))).statusCode).toBe(400);
  const { InsertedID } = (
    await platform.app.inject({ method: 'POST', url: '/rest/core/model', payload: { name: 'Bare' } })
  ).json<{ InsertedID: string }>();
  expect((await formOf(InsertedID)).json()).toMatchObject({ params: { reason: 'form.type' } });
});
