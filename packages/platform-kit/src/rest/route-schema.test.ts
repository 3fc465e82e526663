import { PlatformError } from '@signalbox/api';
import { abandonJobEntity, captchaQueryEntity, themeEntity } from '@signalbox/schemas/validators/entities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformPlugin } from '../contract';
import { bodyOf } from '../input';
import { aViewer, createTestPlatform, type TestPlatform } from '../testing';
import { inQuery, later, optional, partOf, route } from './route-schema';

const echo: PlatformPlugin = {
  id: 'echo',
  register(rest) {
    const theme = { body: themeEntity, permission: 'theme.add' };
    rest.post('/theme', route('Adds a theme.', theme), async ({ body: { name } }) => ({ name }));
    rest.put('/theme', route('Replaces a theme.', { body: later(themeEntity) }), (request) => {
      if (request.viewer?.isSuper !== true) throw new PlatformError('forbidden');
      return bodyOf(request, themeEntity);
    });
    rest.patch('/theme', route('Changes a theme.', { body: partOf(themeEntity) }), ({ body }) => body);
    const checked = {
      body: themeEntity,
      preValidation: async () => Promise.reject(new PlatformError('forbidden', { detail: 'first' })),
    };
    rest.post('/checked', route('Rejects every sender.', checked), () => ({}));
    rest.post('/optional', route('Takes a body or none.', { body: optional(abandonJobEntity) }), ({ body }) => body);
    rest.get('/json', route('Takes JSON.', { query: inQuery(captchaQueryEntity) }), ({ query }) => query);
    rest.get('/plain', route('Takes parameters.', { query: abandonJobEntity }), ({ query }) => query);
    rest.get('/list', route('Lists.', { query: 'list' }), ({ query }) => query as object);
  },
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [echo] });
});
afterAll(() => platform.close());

const english = { 'accept-language': 'en' };
const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, payload?: object | string) =>
  platform.app.inject({
    method,
    url: `/rest${path}`,
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    headers: { ...english, ...(payload !== undefined && { 'content-type': 'application/json' }) },
  });
const get = async (path: string) =>
  (await platform.app.inject({ url: `/rest${path}`, headers: english })).json() as object;

test('validates a body by its entity, with the answer of a handler that does', async () => {
  expect((await send('POST', '/theme', { name: 'Dusk' })).json()).toEqual({ name: 'Dusk' });
  for (const wrong of [{}, { name: '' }, { name: 'Dusk', isDark: 'very' }, [], 'Dusk']) {
    const [early, late] = [await send('POST', '/theme', wrong), await send('PUT', '/theme', wrong)];
    expect(early.statusCode).toBe(400);
    expect(early.json()).toEqual(late.json());
  }
  const { field, faults } = (await send('POST', '/theme', { name: 7 })).json<{ field: string; faults: object[] }>();
  expect({ field, faults }).toMatchObject({ field: 'name', faults: [{ pointer: '/name', keyword: 'type' }] });
});

test('checks the permission before it validates', async () => {
  platform.viewer = aViewer({ isSuper: false });
  expect((await send('POST', '/theme', { name: 7 })).json()).toMatchObject({ detail: 'theme.add' });
  expect((await send('PUT', '/theme', { name: 7 })).statusCode).toBe(401);
  expect((await send('POST', '/checked', { name: 7 })).json()).toMatchObject({ detail: 'first' });
  platform.viewer = undefined;
  expect((await send('POST', '/theme', { name: 7 })).json()).toMatchObject({ code: 100_040_002 });
  platform.viewer = aViewer();
});

test('leaves a part of an entity to the handler', async () => {
  expect((await send('PATCH', '/theme', { isDark: 'very' })).json()).toEqual({ isDark: 'very' });
});

test('takes a body that may be absent', async () => {
  expect((await send('POST', '/optional')).json()).toEqual({});
  expect((await send('POST', '/optional', { id: 'a' })).json()).toEqual({ id: 'a' });
  expect((await send('POST', '/optional', { other: 1 })).statusCode).toBe(400);
  expect((await send('POST', '/theme')).statusCode).toBe(400);
});

test('reads queries as JSON, as parameters, or not at all', async () => {
  const json = (text: string) => get(`/json?query=${encodeURIComponent(text)}`);
  expect(await json('{"width":120}')).toEqual({ width: 120 });
  expect(await get('/json')).toEqual({});
  expect(await json('{"width":')).toMatchObject({ code: 100_010_003, field: 'query' });
  expect(await json('{"width":"wide"}')).toMatchObject({ field: 'width' });
  expect(await get('/plain?id=a&token=secret&x-request-project=north')).toEqual({ id: 'a' });
  expect(await get('/plain?other=1')).toMatchObject({ field: 'other' });
  expect(await get('/list?query=anything')).toEqual({ query: 'anything' });
});
