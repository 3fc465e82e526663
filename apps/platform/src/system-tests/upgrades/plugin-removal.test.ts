import { beforeAll, expect, it } from 'vitest';
import { plugins } from '../../plugins';
import { restRoutes } from '../../testing/route-list';
import { runPlatform } from '../../testing/running-platform';

type Statuses = Record<string, number>;

let complete: Statuses;
let count: number;
beforeAll(async () => {
  ({ statuses: complete, count } = await answersWith(plugins));
});

it('answers the administrator with all plug-ins', () => {
  expect(complete).toMatchObject({ '/rest/core/auth/user': 200, '/rest/core/taskmanager': 200 });
  expect(Object.values(complete).filter((status) => status >= 500)).toEqual([]);
});

it.each(plugins)('starts without the plug-in $id, and the other routes answer as before', async ({ id }) => {
  const { statuses, count: rest } = await answersWith(plugins.filter((plugin) => plugin.id !== id));
  const left = Object.keys(complete).filter((path) => path in statuses);
  expect(statuses).toEqual(Object.fromEntries(left.map((path) => [path, complete[path]])));
  expect(rest).toBeLessThan(count);
});

/** The answers to the administrator on all `GET` routes that need no id, of a platform with these plug-ins, and the number of all its routes. */
async function answersWith(installed: typeof plugins): Promise<{ statuses: Statuses; count: number }> {
  const { app, logIn, send, close } = await runPlatform({ plugins: installed });
  try {
    const token = await logIn();
    const statuses: Statuses = {};
    const routes = restRoutes(app);
    for (const { method, path } of routes) {
      if (method !== 'GET' || /[:*]/.test(path) || path.endsWith('/logout')) continue;
      statuses[path] = (await send('GET', path.replace('/rest/', ''), { token })).status;
    }
    return { statuses, count: routes.length };
  } finally {
    await close();
  }
}
