import { expect, it, vi } from 'vitest';
import { collectionPages } from './collection-pages';
import { hasPage } from './shell/menu/known-pages';

vi.mock('@signalbox/schemas', async (importOriginal) => {
  const list = (id: string, entity?: string) => ({ id, entity, page: { url: `/app/${id.replace('/', '-')}` } });
  return {
    ...(await importOriginal<object>()),
    collections: [
      list('workshop/tool'),
      list('workshop/lathe', 'lathe'),
      list('people/badge'),
      list('people/pass', 'pass'),
    ],
  };
});

it('has the page of a list without an entity, also if no plug-in is named after its folder', () => {
  expect(collectionPages.map(({ id, plugin }) => [id, plugin.id])).toEqual([
    ['workshop/tool', 'workshop'],
    ['people/badge', 'people'],
    ['people/pass', 'people'],
  ]);
});

it('shows menu entries of pages that exist only', () => {
  expect(hasPage({ url: '/app/workshop-tool' })).toBe(true);
  expect(hasPage({ url: '/app/workshop-lathe' })).toBe(false);
});
