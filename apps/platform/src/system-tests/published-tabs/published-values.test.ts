import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

const text: JsonSchema = { type: 'string', maxLength: 20 };
const save = (body: JsonObject) => platform.send('PATCH', 'core/setting', { token, body });
const settings = async () => (await platform.send('GET', 'core/setting', { token })).body;
const publish = async (draft: ReturnType<typeof aTabDraft>) => {
  const published = await platform.send('POST', 'core/schema/publish', { token, body: { ...draft, base: 0 } });
  expect(published.status, JSON.stringify(published.body)).toBe(200);
};

const rejects = async (body: JsonObject, title: string) => {
  const { status, body: answer } = await save(body);
  expect(status, JSON.stringify(body)).toBe(400);
  expect(JSON.stringify(answer)).toContain(title);
};

test('the value of a root that is no object of settings is saved in its setting', async () => {
  await publish(
    aTabDraft({
      id: 'settings/motto',
      order: 971,
      schema: { oneOf: [{ const: 'calm' }, { const: 'quick' }] },
      texts: { 'motto.title': 'Motto of the day', 'motto.options.calm': 'Calm', 'motto.options.quick': 'Quick' },
      more: { valueIn: 'motto' },
    }),
  );
  await publish(
    aTabDraft({
      id: 'settings/topics',
      order: 972,
      schema: { type: 'array', maxItems: 2, items: text },
      uiSchema: { 'ui:widget': 'tags' },
      texts: { 'topics.title': 'Topics of the day' },
      more: { valueIn: 'topics' },
    }),
  );
  const values = { motto: 'calm', topics: ['react', 'forms'] };
  expect(await save(values)).toMatchObject({ status: 200 });
  expect(await settings()).toMatchObject(values);
  await rejects({ motto: 'loud' }, 'Motto of the day');
  await rejects({ topics: ['a', 'b', 'c'] }, 'Topics of the day');
  await rejects({ topics: 'a' }, 'Topics of the day');
  expect(await settings()).toMatchObject(values);
});

test('names by patterns are saved in their setting, each with a value of its kind', async () => {
  await publish(
    aTabDraft({
      id: 'settings/labels',
      order: 973,
      schema: {
        type: 'object',
        maxProperties: 3,
        properties: { owner: text },
        patternProperties: { '^x-': text, '^c-': { type: 'string', maxLength: 3 } },
        additionalProperties: false,
      },
      texts: { 'labels.title': 'Labels of the day' },
      more: { othersIn: 'labels' },
    }),
  );
  const values = { owner: 'Ada', labels: { 'x-colour': 'dark green', 'c-size': 'xl' } };
  expect(await save(values)).toMatchObject({ status: 200 });
  expect(await settings()).toMatchObject(values);
  await rejects({ labels: { 'c-size': 'large' } }, 'Labels of the day');
  await rejects({ labels: { size: 'xl' } }, 'Labels of the day');
  await rejects({ labels: { 'x-size': 7 } }, 'Labels of the day');
  expect(await save({ 'x-colour': 'red' })).toMatchObject({ status: 400 });
  expect(await settings()).toMatchObject(values);
});

test('a default that names a media file is published only by a user who may read the file', async () => {
  const properties = (file: string) => ({ upkeepNotice: { type: 'string', maxLength: 200, default: file } as const });
  const naming = (file: string) => ({ ...aTabDraft({ properties: properties(`/rest/core/media/${file}`) }), base: 0 });
  await platform.addUser({ username: 'author', permissions: ['schema.edit', 'setting.edit'] });
  await platform.addUser({ username: 'reader', permissions: ['schema.edit', 'setting.edit', 'media.view'] });
  const as = async (username: string, file: string) => {
    const own = await platform.logIn(username, 'a fine password');
    return platform.send('POST', 'core/schema/publish', { token: own, body: naming(file) });
  };
  expect(await as('author', 'docs/wages.txt')).toMatchObject({ status: 401, body: { detail: 'media.view' } });
  expect(await as('reader', 'docs/wages.txt')).toMatchObject({ status: 200 });
});
