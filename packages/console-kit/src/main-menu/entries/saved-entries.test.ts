import type { JsonObject } from '@signalbox/schemas/json';
import { expect, it } from 'vitest';
import { savedEntries } from './saved-entries';

const viewer = { isSuper: true, permissions: new Set<string>(), features: undefined };
const entriesOf = (routers: JsonObject[], language = 'en') => savedEntries({ routers, viewer, language });
const page = (overrides: JsonObject): JsonObject => ({
  key: 'a',
  title: { en: 'Boilers', zh_Hans: '锅炉' },
  path: 'plant/boilers',
  element: 'dashboard.1',
  ...overrides,
});

it('leads to the address of a page, under its title in the language of the user', () => {
  const entry = { key: 'page:a', title: '锅炉', icon: 'dashboard', url: '/app/plant/boilers', target: undefined };
  expect(entriesOf([page({})], 'zh-Hans')).toEqual([entry]);
  expect(entriesOf([page({})], 'en')).toEqual([{ ...entry, title: 'Boilers' }]);
  expect(entriesOf([page({})], 'fr')).toEqual([entry]);
  const named = [{ ...entry, title: 'plant/boilers' }];
  expect(entriesOf([page({ title: {} })], 'fr')).toEqual(named);
  expect(entriesOf([page({ title: '   ' })])).toEqual(named);
});

it.each([
  [
    { path: '/plant/boilers/', target: '_blank', icon: 'tool' },
    { url: '/app/plant/boilers', target: '_blank', icon: 'tool' },
  ],
  [{ path: 'load/100%' }, { url: '/app/load/100%25' }],
  [
    { path: null, url: '/plant/pumps' },
    { url: '/app/plant/pumps', icon: 'dashboard' },
  ],
  [{ url: '/plant/pumps' }, { url: '/app/plant/boilers', icon: 'dashboard' }],
  [
    { element: null, url: 'https://plant.example.org/a' },
    { url: 'https://plant.example.org/a', isExternal: true, icon: 'global' },
  ],
  [
    { element: null, url: '/rest/core/media/manual.pdf', target: '_blank' },
    { isExternal: true, target: '_blank' },
  ],
  [
    { element: null, url: '/app/backup' },
    { url: '/app/backup', isExternal: false },
  ],
])('leads %j to its place', (overrides, expected) => {
  expect(entriesOf([page(overrides)])).toMatchObject([expected]);
});

it.each(['javascript:alert(1)', '//plant.example.org', 'data:text/html,x', ' /plant'])(
  'has no entry for the link %s',
  (url) => {
    expect(entriesOf([page({ url, element: null })])).toEqual([]);
  },
);

it('has a group for a page with pages below it, which the page itself heads', () => {
  const group = { key: 'g', title: 'Plant', children: [page({})] };
  expect(entriesOf([group])).toMatchObject([
    { key: 'page:g', title: 'Plant', icon: 'folder', startsFolded: true, places: [{ key: 'page:a' }] },
  ]);
  expect(entriesOf([page({ key: 'b', children: [page({})] })])).toMatchObject([
    { key: 'page:b', places: [{ key: 'page:b:own', url: '/app/plant/boilers' }, { key: 'page:a' }] },
  ]);
});

it('leaves out what the user may not open', () => {
  const user = { ...viewer, isSuper: false };
  expect(savedEntries({ routers: [page({})], viewer: user, language: 'en' })).toEqual([]);
});
