// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test.each(['/app/settings', '/_p_north/app/settings'])(
  'uses the one session of all projects at %s',
  async (address) => {
    localStorage.setItem('signalbox.token.default', '"Bearer one"');
    await at(address);
    const [{ tokenAtom }, { createStore }] = await Promise.all([import('./session'), import('jotai')]);
    expect(createStore().get(tokenAtom)).toBe('Bearer one');
  },
);

/** Loads the module in a page at `address`. */
async function at(address: string) {
  history.replaceState(null, '', address);
  return import('./project');
}

test('uses the default project if the path names none, and keeps the URL', async () => {
  const { projectId, basePath, putProjectFirst } = await at('/app/settings?tab=base');
  putProjectFirst();
  expect({ projectId, basePath, href: location.pathname + location.search }).toEqual({
    projectId: 'default',
    basePath: '/',
    href: '/app/settings?tab=base',
  });
});

test.each([
  ['/app/projectOperation/_p_north?x=1#end', '/_p_north/app/projectOperation?x=1#end'],
  ['/app/_p_north/settings', '/_p_north/app/settings'],
  ['/_p_north/app/settings?tab=base', '/_p_north/app/settings?tab=base'],
  ['/_p_north', '/_p_north'],
])('finds the project in %s, and continues at %s', async (address, after) => {
  const { projectId, basePath, putProjectFirst } = await at(address);
  putProjectFirst();
  expect([projectId, basePath]).toEqual(['north', '/_p_north']);
  expect(location.pathname + location.search + location.hash).toBe(after);
});
