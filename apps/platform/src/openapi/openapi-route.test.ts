import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createHttpServer,
  inQuery,
  later,
  optional,
  partOf,
  registeredRoutes,
  route,
} from '@signalbox/platform-kit/rest';
import type { DeclaredEntity, JsonObject, JsonSchema } from '@signalbox/schemas';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plugins } from '../plugins';
import { type RunningPlatform, runPlatform } from '../testing/running-platform';
import { documentOf, openApiRoute } from './openapi-route';
import { errorsOfDocument, examplesOf, type OpenApiDocument, textsOf } from './testing/errors-of-document';

describe('the document of the product', () => {
  let platform: RunningPlatform;
  let document: OpenApiDocument;
  beforeAll(async () => {
    platform = await runPlatform();
    document = documentOf({ app: platform.app, plugins, version: '1.0.0' });
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
        '/rest/core/auth/login': { post: { security: [], tags: ['platform'] } },
        '/rest/core/setting': { patch: { requestBody: { required: true } } },
      },
    });
    expect((await platform.send('GET', 'openapi.json')).status).toBe(401);
  });

  test('is valid, and finds what is wrong', async () => {
    expect(await errorsOfDocument(document)).toEqual([]);
    const wrong = structuredClone(document) as unknown as { paths: Record<string, { post: object }> };
    const schema = { $ref: '#/components/schemas/user' };
    const withBody = (body: object) => ({ ...wrong.paths['/rest/core/user']!.post, requestBody: { content: body } });
    wrong.paths['/rest/core/user'] = { post: withBody({ 'application/json': { schema, example: { username: 7 } } }) };
    wrong.paths['/rest/core/role'] = { post: withBody({ 'application/json': { schema } }) };
    const errors = await errorsOfDocument(wrong as unknown as OpenApiDocument);
    expect(errors).toEqual([
      expect.stringContaining('“POST /rest/core/role” has no valid example'),
      expect.stringContaining('the example of “POST /rest/core/user” is not valid'),
    ]);
  });

  test('is declared: each schema of a request, by a route', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const folders = ['packages/schemas', ...readdirSync(`${root}plugins`).map((id) => `plugins/${id}/shared`)];
    const names = folders
      .map((folder) => `${root}${folder}/entities`)
      .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace('.json', ''));
    expect(names).toContain('login');
    const declared = JSON.stringify(registeredRoutes(platform.app).map(({ schema }) => schema));
    const isDeclared = (name: string) => new RegExp(`"name":"(part of )?${name}"`).test(declared);
    expect(names.filter((name) => !isDeclared(name)).toSorted()).toEqual(ofNoRequest);
  });

  test('no example or default of a request has a password, a secret, a token or a key', () => {
    const examples = examplesOf(document);
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
    for (const { name, values } of examplesOf(document)) {
      const [verb, path] = name.split(' ') as ['POST' | 'PUT' | 'PATCH', string];
      if (!['POST', 'PUT', 'PATCH'].includes(verb) || values[0] === undefined) continue;
      const resource = path.replace('/rest/', '').replaceAll(/\{\w+\}/g, 'text');
      const { status } = await platform.send(verb, resource, { token, body: values[0] as object });
      expect(status, name).toBeLessThan(500);
      if (JSON.stringify(values[0]).includes('assword')) expect(status, name).toBe(400);
    }
    expect(await count()).toEqual(before);
  });
});

/** Schemas that no request has: of records, files, and parts of other schemas. */
const ofNoRequest = [
  'archive-manifest',
  'license-content',
  'license-event-body',
  'media-file-note',
  'media-resumable-upload',
  'user-record',
];

const lamp: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  required: ['name', 'password'],
  properties: {
    name: { type: 'string', minLength: 1 },
    password: { type: 'string' },
    level: { type: 'integer', minimum: 5 },
    parts: { type: 'array', items: { $ref: '#/definitions/part' } },
  },
  definitions: { part: { type: 'string', pattern: '^/' } },
};
const entityOf = (schema: JsonSchema): DeclaredEntity<JsonObject> => ({
  name: 'lamp',
  schema,
  validate: () => [],
  isValid: (value): value is JsonObject => value !== undefined,
});
/** The document of a server with these routes. */
function described(register: (rest: FastifyInstance) => void) {
  const app = createHttpServer();
  register(app);
  return documentOf({ app, plugins: [], version: '1.0.0' });
}

test('writes the schemas of a route in draft 2020-12, and leaves its secrets empty', () => {
  const terms = { body: entityOf(lamp), answer: 'done' } as const;
  const { paths, components } = described((rest) => rest.post('/rest/core/lamp/:id', route('Lights.', terms), () => 1));
  expect(paths['/rest/core/lamp/{id}']?.['post']).toMatchObject({
    operationId: 'post_core_lamp_id',
    tags: ['platform'],
    summary: 'Lights.',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/lamp' },
          example: { name: 'text', password: '', level: 5 },
        },
      },
    },
    'x-changes': true,
  });
  expect(components.schemas['lamp']?.properties?.['parts']).toMatchObject({
    items: { $ref: '#/components/schemas/lamp.part' },
  });
  expect(components.schemas['lamp.part']).toEqual({ type: 'string', pattern: '^/' });
  expect(components.schemas['lamp']).not.toHaveProperty('definitions');
});

test('describes every kind of body and query', () => {
  const entity = entityOf(lamp);
  const { paths } = described((rest) => {
    rest.post('/rest/a', route('A.', { body: optional(later(entity)), changes: false }), () => 1);
    rest.post('/rest/b', route('B.', { body: { fields: entity }, query: entity }), () => 1);
    rest.post('/rest/c', route('C.', { body: 'bytes', query: inQuery(later(entity)) }), () => 1);
    rest.post('/rest/d', route('D.', { body: partOf(entity), example: { level: 7 }, answer: [entity] }), () => 1);
    rest.get('/rest/e/*', route('E.', { query: 'list', isPublic: true, answer: 'file' }), () => 1);
  });
  const postOf = (path: string) => paths[path]?.['post'] as unknown as { requestBody: { content: object } };
  expect(postOf('/rest/a')).toMatchObject({ requestBody: { required: false }, 'x-changes': false });
  expect(Object.keys(postOf('/rest/b').requestBody.content)).toEqual(['multipart/form-data']);
  expect(postOf('/rest/b')).toMatchObject({
    parameters: [{ name: 'name', required: true }, {}, { required: false }, {}],
  });
  expect(Object.keys(postOf('/rest/c').requestBody.content)).toEqual(['application/offset+octet-stream']);
  expect(postOf('/rest/c')).toMatchObject({ parameters: [{ name: 'query', content: { 'application/json': {} } }] });
  expect(postOf('/rest/d').requestBody.content).toMatchObject({
    'application/json': { schema: { $ref: '#/components/schemas/part-of-lamp' }, example: { level: 7 } },
  });
  expect(paths['/rest/e/{path}']?.['get']).toMatchObject({ parameters: [{ name: 'path' }, {}], security: [] });
});

test.each(['/rest/core/lamp', '/ws/lamp'])(
  'rejects the start of a server with an undeclared route, %s',
  async (url) => {
    const app = createHttpServer();
    openApiRoute(app, { app, plugins: [], version: '1.0.0' });
    app.get(url, () => 1);
    await expect(app.ready()).rejects.toThrow(`The route GET ${url} is not declared`);
  },
);
