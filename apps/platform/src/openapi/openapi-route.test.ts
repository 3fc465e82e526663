import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';
import { openApi } from './generated/openapi';
import { errorsOfDocument } from './testing/errors-of-document';

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
      '/rest/core/user/{id}': { delete: { tags: ['project'], 'x-permission': 'user.delete', 'x-changes': true } },
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
        'application/json': { schema: { $ref: '#/components/schemas/user-create' }, example: { username: 7 } },
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
