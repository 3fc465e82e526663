import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';
import { openApi } from './generated/openapi';
import { errorsOfDocument, examplesOf, textsOf } from './testing/errors-of-document';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
});
afterAll(() => platform.close());

test('gives users a document of the routes, with the permission of each', async () => {
  await platform.addUser({ username: 'guest' }, 'a long password');
  const { status, body } = await platform.send('GET', 'openapi.json', {
    token: await platform.logIn('guest', 'a long password'),
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    openapi: '3.1.1',
    paths: {
      '/rest/core/user/{id}': { delete: { tags: ['people'], 'x-permission': 'user.delete', 'x-changes': true } },
      '/rest/core/auth/login': { post: { security: [] } },
    },
  });
  expect((await platform.send('GET', 'openapi.json')).status).toBe(401);
});

test('finds what is wrong with a document', async () => {
  expect(await errorsOfDocument(platform.app)).toEqual([]);
  const { '/rest/core/user': users = {}, ...paths } = structuredClone(openApi.paths);
  const wrong = {
    ...users['post'],
    tags: [],
    requestBody: {
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/user' }, example: { username: 7 } },
      },
    },
  };
  const document = {
    ...openApi,
    paths: { ...paths, '/rest/core/user': { post: wrong }, '/rest/none': { get: wrong } },
  };
  const errors = await errorsOfDocument(platform.app, document);
  expect(errors[0]).toBe('“GET /rest/core/user” has no row in the operations.json of its plug-in. Add one.');
  expect(errors[1]).toBe('“GET /rest/none” is no route of the server. Remove its row.');
  expect(errors[2]).toContain('the example of “POST /rest/core/user” is not valid');
});

test('no example or default of a request has a password, a secret, a token or a key', () => {
  const examples = examplesOf(openApi);
  expect(examples.length).toBeGreaterThan(50);
  const isSecret = (path: string) => /(passw|secret|token|credential|apikey|appkey|unlock|code)\w*$/i.test(path);
  const shown = examples.flatMap(({ name, values }) =>
    values.flatMap((value) =>
      textsOf(value)
        .filter(([path, text]) => text !== '' && isSecret(path))
        .map(([path]) => name + path),
    ),
  );
  // The text of an image, which only its reader knows.
  expect(shown).toEqual(['POST /rest/core/auth/login/verifyCode']);
});

test('each example that is sent as it stands makes no account, no secret and no session, and never fails', async () => {
  const token = await platform.logIn();
  const count = async () => {
    const { rows } = await platform.kit.pool.query(`select
      (select json_agg(body - 'language' order by id) from document where collection = 'user') as users,
      (select json_agg(password_hash) from user_secret) as passwords,
      (select count(*) from setting_secret) as secrets, (select count(*) from session) as sessions`);
    return rows as object[];
  };
  const before = await count();
  for (const { name, values } of examplesOf(openApi)) {
    const [verb, path] = name.split(' ') as ['POST' | 'PUT' | 'PATCH', string];
    if (!['POST', 'PUT', 'PATCH'].includes(verb) || values[0] === undefined) continue;
    const resource = path.replace('/rest/', '').replaceAll(/\{\w+\}/g, 'text');
    const { status } = await platform.send(verb, resource, { token, body: values[0] as object });
    expect(status, name).toBeLessThan(500);
    if (JSON.stringify(values[0]).includes('assword')) expect(status, name).toBe(400);
  }
  expect(await count()).toEqual(before);
});
