import { beforeAll, expect, it } from 'vitest';
import { plugins } from './plugins';
import { restRoutes } from './testing/route-list';
import { runPlatform } from './testing/running-platform';

type Statuses = Record<string, number>;

let complete: Statuses;
beforeAll(async () => {
  complete = await statusesWith(plugins);
});

it('answers the administrator with all plug-ins', () => {
  expect(complete).toMatchObject({ '/rest/core/auth/user': 200, '/rest/core/taskmanager': 200 });
  expect(Object.values(complete).filter((status) => status >= 500)).toEqual([]);
});

it.each(plugins)('starts without the plug-in $id, and the other routes answer as before', async ({ id }) => {
  const statuses = await statusesWith(plugins.filter((plugin) => plugin.id !== id));
  const left = Object.keys(complete).filter((path) => path in statuses);
  expect(statuses).toEqual(Object.fromEntries(left.map((path) => [path, complete[path]])));
  expect(left.length).toBeLessThan(Object.keys(complete).length);
});

/** The answers to the administrator on all `GET` routes that need no id, of a platform with these plug-ins. */
async function statusesWith(installed: typeof plugins): Promise<Statuses> {
  const { app, logIn, send, close } = await runPlatform({ plugins: installed });
  try {
    const token = await logIn();
    const statuses: Statuses = {};
    for (const { method, path } of restRoutes(app)) {
      if (method !== 'GET' || /[:*]/.test(path) || path.endsWith('/logout')) continue;
      statuses[path] = (await send('GET', path.replace('/rest/', ''), { token })).status;
    }
    return statuses;
  } finally {
    await close();
  }
}
