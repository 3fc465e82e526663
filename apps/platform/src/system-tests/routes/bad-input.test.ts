import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '@signalbox/schemas';
import type { RegisteredRoute } from '@signalbox/platform-kit/rest';
import { restRoutes } from '../../testing/route-list';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
let routes: RegisteredRoute[];
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
  routes = restRoutes(platform.app).filter(({ method, path }) => method !== 'POST' || !withoutBody.includes(path));
});
afterAll(() => platform.close());

const someId = '64b7f0c2a1d3e4f5a6b7c8d9';
const json = 'application/json';

/** Routes that take no body: they do not read one. */
const withoutBody = ['/rest/core/operation/bundle'];
/** Bodies that no JSON route may accept. `names` is the field that the answer must name. */
const badBodies: { what: string; payload: string; type?: string; names?: string }[] = [
  { what: 'broken JSON', payload: '{"name":' },
  { what: 'no body', payload: '' },
  { what: 'a list', payload: '[]' },
  { what: 'a text', payload: '"name"' },
  { what: 'a number', payload: '7' },
  { what: 'null', payload: 'null' },
  { what: 'a plain text', payload: 'name=x', type: 'text/plain' },
  { what: 'XML', payload: '<name/>', type: 'application/xml' },
  { what: 'a form', payload: 'name=x', type: 'application/x-www-form-urlencoded' },
  { what: 'the key __proto__', payload: '{"__proto__":{"isSuper":true}}', names: '__proto__' },
  { what: 'the key constructor', payload: '{"constructor":{"prototype":{"isSuper":true}}}', names: 'constructor' },
  {
    what: 'a key deep below that reaches the prototype',
    payload: '{"name":{"a":[{"__proto__":1}]}}',
    names: '__proto__',
  },
  { what: 'a huge body', payload: JSON.stringify({ name: 'x'.repeat(12_000_000) }) },
  { what: 'a body nested 20,000 deep', payload: `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}` },
  { what: 'a text with a NUL', payload: '{"name":"a\\u0000b"}' },
];

const badQueries = [
  '{',
  '[]',
  '7',
  '{"limit":-1}',
  '{"limit":"many"}',
  '{"filter":{"$where":"1"}}',
  '{"filter":{"a":{"$regex":"("}}}',
  '{"sort":{"a":2}}',
  '{"zz":1}',
];
const badIds = ['x', "';drop table document;--", '%00', '..%2F..%2Fetc%2Fpasswd', 'z'.repeat(3000), '__proto__'];

describe('bad input over every route', () => {
  it('finds the routes', () => {
    expect(routes.length).toBeGreaterThan(50);
    expect(routes).toContainEqual(expect.objectContaining({ method: 'PATCH', path: '/rest/core/setting' }));
    expect(routes).toContainEqual(expect.objectContaining({ method: 'PUT', path: '/rest/core/user/:id' }));
  });

  it.each(badBodies)(
    'rejects $what on every route that takes a body, and changes nothing',
    async ({ payload, type = json, names }) => {
      const before = await everything();
      for (const route of routes.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))) {
        const answer = await platform.app.inject({
          method: route.method as 'POST',
          url: fill(route.path),
          headers: {
            authorization: token,
            'accept-language': 'en',
            'content-type': isUpload(route) && type === json ? json : type,
          },
          payload,
        });
        const shown = `${route.method} ${route.path}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
        expect(answer.statusCode, shown).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode, shown).toBeLessThan(500);
        expect(answer.json(), shown).toMatchObject({ code: expect.any(Number), message: expect.stringMatching(/\S/) });
        if (names && !isUpload(route))
          expect(`${answer.json<{ field: string }>().field} ${answer.body}`, shown).toContain(names);
      }
      expect(await everything()).toEqual(before);
    },
  );

  it('rejects an unknown field by its name, except in free documents', async () => {
    // Records and views of a list need a model first, and have tests of their own; an upload by tus has headers instead of a body.
    const free = /core\/(dashboard|model|listView|record|mediaLibrary\/tus)/;
    // A record is validated together with what is stored of it.
    const withoutEntity = collections.filter(({ entity }) => entity === undefined).map(({ resource }) => resource);
    const isFree = (path: string) => free.test(path) || withoutEntity.some((each) => path.startsWith(`/rest/${each}/`));
    for (const route of routes.filter(
      ({ method, path }) => ['POST', 'PUT', 'PATCH'].includes(method) && !isFree(path),
    )) {
      if (isUpload(route)) continue;
      const answer = await platform.app.inject({
        method: route.method as 'POST',
        url: fill(route.path),
        headers: { authorization: token, 'content-type': json },
        payload: '{"zzUnknown":1}',
      });
      const shown = `${route.method} ${route.path}: ${answer.statusCode} ${answer.body.slice(0, 400)}`;
      expect(answer.statusCode, shown).toBe(400);
      // A complete document, or an action, also lacks required fields, and the answer may name one of them first.
      const isPart = route.method === 'PATCH' && !/mediaLibrary\/(copy|move|rename)$/.test(route.path);
      expect(answer.json<{ field: string }>().field, shown).toMatch(isPart ? /^zzUnknown$/ : /\w/);
    }
  });

  it.each(badQueries)('rejects the query %s on every list', async (query) => {
    for (const route of routes.filter(({ method, path }) => method === 'GET' && isList(path))) {
      const url = `${route.path}?query=${encodeURIComponent(query)}`;
      const answer = await platform.app.inject({ method: 'GET', url, headers: { authorization: token } });
      expect(answer.statusCode, `${url}: ${answer.body.slice(0, 200)}`).toBe(400);
    }
  });

  it.each(badIds.map((id) => ({ id, what: id.slice(0, 30) })))(
    'answers the id $what with a 4xx, never with a server error',
    async ({ id }) => {
      const before = await everything();
      for (const route of routes.filter(
        ({ path, method }) => path.includes(':id') && ['GET', 'DELETE'].includes(method),
      )) {
        const answer = await platform.app.inject({
          method: route.method as 'GET',
          url: route.path.replace(':id', id),
          headers: { authorization: token },
        });
        expect(answer.statusCode, `${route.method} ${route.path} ${answer.body.slice(0, 200)}`).toBeGreaterThanOrEqual(
          400,
        );
        expect(answer.statusCode, `${route.method} ${route.path} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      }
      expect(await everything()).toEqual(before);
    },
  );
});

const fill = (path: string) => path.replace(':id', someId).replace(':category', 'img');
const isUpload = ({ path }: RegisteredRoute) =>
  path.includes('/core/media/') || path.endsWith('/upload') || path.endsWith('/configDb/plan');
const isList = (path: string) =>
  ['theme', 'table', 'table_record', 'model', 'dashboard', 'role', 'user'].some(
    (name) => path === `/rest/core/${name}`,
  );

/** Everything that a bad request could have changed. */
async function everything(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from document) as documents, (select md5(string_agg(body::text, '' order by id)) from document) as bodies,
           (select md5(string_agg(body::text || revision, '')) from setting) as settings, (select count(*)::int from setting_secret) as secrets,
           (select count(*)::int from user_secret) as users`.execute(platform.kit.database);
  return rows;
}
