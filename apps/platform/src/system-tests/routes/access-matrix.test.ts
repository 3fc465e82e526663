import { errorTable } from '@signalbox/api';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTable, mayUse, type Sender, senders } from '../../testing/access/access-table';
import { logInSenders } from '../../testing/access/matrix-senders';
import { probeOf } from '../../testing/access/probe';
import { missingRows, orphanRows } from '../../testing/access/rows';
import { restRoutes } from '../../testing/route-list';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let tokens: Map<Sender, string | undefined>;
beforeAll(async () => {
  platform = await runPlatform();
  tokens = await logInSenders(platform);
});
afterAll(() => platform.close());

const rows = [...accessTable.keys()].map((route) => {
  const [method = '', path = ''] = route.split(' ');
  return { route, method, path };
});
const lasting = rows.filter(({ path }) => !path.endsWith('/auth/logout'));

describe('every route and every sender', () => {
  it('has a row for each route, and no row without a route', () => {
    const routes = restRoutes(platform.app);
    expect(routes.length).toBeGreaterThan(100);
    expect(missingRows(routes)).toEqual([]);
    expect(orphanRows(routes)).toEqual([]);
    const names = new Set<string>([...senders, 'users', 'anyone']);
    expect([...accessTable.values()].flat().filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(lasting)('$route serves only the senders of its row', async ({ route, method, path }) => {
    expect(await served(() => probeOf({ method, path }))).toEqual(expected(route));
  });

  it.each(lasting.filter(({ method }) => method === 'GET'))(
    'HEAD of $route serves no other sender',
    async ({ route, path }) => {
      const { method: _get, ...probe } = probeOf({ method: 'GET', path });
      for (const sender of await served(() => ({ ...probe, method: 'HEAD' })))
        expect(mayUse(sender, route), sender).toBe(true);
    },
  );

  it('answers logging out to everyone', async () => {
    expect(expected('GET /rest/core/auth/logout')).toEqual([...senders]);
    const answer = await platform.app.inject({ method: 'GET', url: '/rest/core/auth/logout' });
    expect(answer.statusCode).toBe(200);
  });
});

describe('with the method in a header', () => {
  beforeAll(() => platform.set({ safeRequest: true }));

  it.each(lasting.filter(({ method }) => ['PUT', 'PATCH', 'DELETE'].includes(method)))(
    '$route serves the same senders',
    async ({ route, method, path }) => {
      const overridden = () => {
        // A save in this test must not switch off the setting that the test depends on.
        const { headers, ...probe } = probeOf({ method: path === '/rest/core/setting' ? 'PATCH' : method, path });
        return {
          ...probe,
          method: method === 'DELETE' ? ('GET' as const) : ('POST' as const),
          headers: { ...headers, 'x-request-http-method': path === '/rest/core/setting' ? 'PATCH' : method },
        };
      };
      expect(await served(overridden)).toEqual(expected(route));
    },
  );
});

const expected = (route: string) => senders.filter((sender) => mayUse(sender, route));

/** The senders that are not rejected. Fails for an answer of 500 or more. */
async function served(probe: () => InjectOptions): Promise<Sender[]> {
  const passed: Sender[] = [];
  for (const sender of senders) {
    const { headers, ...request } = probe();
    const authorization = tokens.get(sender);
    const answer = await platform.app.inject({
      ...request,
      headers: { ...headers, ...(authorization === undefined ? {} : { authorization }) },
    });
    expect(answer.statusCode, `${sender}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
    if (answer.statusCode === 401 && answer.body !== '')
      expect(answer.json(), sender).toMatchObject({
        code: errorTable[authorization === undefined ? 'tokenMissing' : 'forbidden'].code,
      });
    if (![401, 405].includes(answer.statusCode)) passed.push(sender);
  }
  return passed;
}
