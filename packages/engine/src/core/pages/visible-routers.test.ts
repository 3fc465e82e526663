import type { JsonObject } from '@signalbox/schemas';
import { describe, expect, it, test } from 'vitest';
import { dashboardOf, linkOf } from './page-access';
import { pagePath } from './page-list';
import { routerAt } from './router-at';
import { opensSomething, permittedRouters, visibleRouters } from './visible-routers';

const viewer = (...permissions: string[]) => ({
  isSuper: false,
  permissions: new Set(['dashboard.view', ...permissions]),
  features: ['dashboard'],
});
const page = (path: string, more: JsonObject = {}): JsonObject => ({
  key: path,
  title: path,
  path,
  element: `dashboard.${path}`,
  ...more,
});
const group = (key: string, children: JsonObject[], more: JsonObject = {}): JsonObject => ({
  key,
  title: key,
  children,
  ...more,
});
const keys = (pages: JsonObject[]): unknown =>
  pages.map(({ key, children }) => (children === undefined ? key : [key, keys(children as JsonObject[])]));

const shown = { element: 'dashboard.1' };
test.each<[JsonObject, { dashboard?: string; link?: string; path?: string; opens: boolean }]>([
  [
    { ...shown, url: '/plant/boilers' },
    { dashboard: '1', path: 'plant/boilers', opens: true },
  ],
  [
    { ...shown, url: 'plant/boilers/' },
    { dashboard: '1', path: 'plant/boilers', opens: true },
  ],
  [
    { ...shown, url: '/app/plant' },
    { dashboard: '1', path: 'plant', opens: true },
  ],
  [
    { ...shown, url: '/other', path: 'plant' },
    { dashboard: '1', path: 'plant', opens: true },
  ],
  [
    { ...shown, url: '', path: 'plant' },
    { dashboard: '1', path: 'plant', opens: true },
  ],
  [
    { ...shown, url: 'https://plant.example.org' },
    { link: 'https://plant.example.org', opens: true },
  ],
  [
    { ...shown, url: '//plant.example.org' },
    { link: '//plant.example.org', opens: false },
  ],
  [
    { ...shown, url: 'javascript:alert(1)' },
    { link: 'javascript:alert(1)', opens: false },
  ],
  [
    { ...shown, url: '/..' },
    { link: '/..', opens: true },
  ],
  [{ url: '/plant' }, { link: '/plant', opens: true }],
  [
    { url: '/plant', path: 'plant' },
    { link: '/plant', path: 'plant', opens: true },
  ],
])('tells what %j opens', (opened, { dashboard, link, path, opens }) => {
  expect([dashboardOf(opened), linkOf(opened), pagePath(opened), opensSomething(opened)]).toEqual([
    dashboard,
    link,
    path,
    opens,
  ]);
});

describe('the menu of the front end', () => {
  const routers = [
    page('a'),
    page('secret', { permission: 'plant.view' }),
    group('plant', [page('b', { hidden: true }), group('deep', [page('c', { permission: 'plant.view' })])]),
    { key: 'link', title: 'link', url: 'https://plant.example.org' },
    page('hidden', { hidden: true, children: [page('below')] }),
  ];

  it('has the pages that the user may open, without hidden pages and empty groups', () => {
    expect(keys(visibleRouters(routers, viewer()))).toEqual(['a', 'link']);
    expect(keys(visibleRouters(routers, viewer('plant.view')))).toEqual([
      'a',
      'secret',
      ['plant', [['deep', ['c']]]],
      'link',
    ]);
  });

  it('has every page for a super user', () => {
    const root = { isSuper: true, permissions: new Set<string>(), features: undefined };
    expect(keys(visibleRouters(routers, root))).toEqual(['a', 'secret', ['plant', [['deep', ['c']]]], 'link']);
  });

  it('has a page above others only while it or one of them can be opened', () => {
    const above = page('above', { permission: 'plant.view', children: [page('below')] });
    expect(keys(visibleRouters([above], viewer()))).toEqual([]);
    expect(keys(visibleRouters([page('above', { children: [page('below', { hidden: true })] })], viewer()))).toEqual([
      'above',
    ]);
  });

  it('shows dashboards only with their permission and their feature', () => {
    const none = { ...viewer(), permissions: new Set<string>() };
    expect(keys(visibleRouters(routers, none))).toEqual(['link']);
    expect(keys(visibleRouters(routers, { ...viewer(), features: [] }))).toEqual(['link']);
    expect(keys(visibleRouters(routers, { ...viewer(), features: undefined }))).toEqual(['a', 'link']);
  });

  it.each([undefined, null, 'pages', { key: 'a' }, [null, 1, ['a']]])('is empty for %j', (stored) => {
    expect(visibleRouters(stored, viewer())).toEqual([]);
    expect(permittedRouters(stored, viewer())).toEqual([]);
  });

  it.each(['..', 'a/../../login', './a', 'a//b', 'a\\b', 'a/\t../b'])('has no page with the stored path %j', (path) => {
    expect(keys(visibleRouters([page(path), page('a')], viewer()))).toEqual(['a']);
    expect(routerAt([page(path)], { path, viewer: viewer() })).toBeUndefined();
  });

  it.each(['/\\plant.example.org', '/\t/plant.example.org', '//plant.example.org', '\\\\plant.example.org'])(
    'has no page with the stored link %j',
    (url) => expect(visibleRouters([{ key: 'link', title: 'link', url }], viewer())).toEqual([]),
  );

  it('leaves hidden pages to their address, but no closed one', () => {
    expect(keys(permittedRouters(routers, viewer()))).toEqual([
      'a',
      ['plant', ['b', 'deep']],
      'link',
      ['hidden', ['below']],
    ]);
  });
});

describe('the page at an address', () => {
  const routers = [group('plant', [page('/plant/boilers/')], { permission: 'plant.view' }), page('Kessel 1')];
  const at = (path: string, who = viewer()) => routerAt(routers, { path, viewer: who });

  it.each(['plant/boilers', '/plant/boilers', '/app/plant/boilers', 'app/plant/boilers/'])('is found by %s', (path) => {
    expect(at(path, viewer('plant.view'))).toMatchObject({ page: { key: '/plant/boilers/' }, barriers: [] });
  });

  it('is closed by the pages above it too, and names the reason', () => {
    expect(at('plant/boilers')?.barriers).toEqual([{ kind: 'permission', permission: 'plant.view' }]);
    expect(at('plant/boilers', { ...viewer('plant.view'), features: [] })?.barriers).toEqual([
      { kind: 'feature', feature: 'dashboard' },
    ]);
  });

  it('is the first that the user may open, of several', () => {
    const twins = [page('a', { key: 'closed', permission: 'plant.view' }), page('a', { key: 'open' })];
    const keyAt = (who = viewer()) => routerAt(twins, { path: 'a', viewer: who })?.page['key'];
    expect(keyAt()).toBe('open');
    expect(keyAt(viewer('plant.view'))).toBe('closed');
  });

  it('is missing for another address, and for a group without one', () => {
    expect(at('plant')).toBeUndefined();
    expect(at('')).toBeUndefined();
    expect(at('kessel 1')).toBeUndefined();
  });
});
