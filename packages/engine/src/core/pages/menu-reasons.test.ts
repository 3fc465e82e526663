import type { JsonObject } from '@signalbox/schemas';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { menuReasons, type PlacedPage } from './menu-reasons';
import type { PageViewer } from './page-access';
import { pageList } from './page-list';
import { visibleRouters } from './visible-routers';

const viewer: PageViewer = { isSuper: false, permissions: new Set(['dashboard.view']), features: ['dashboard'] };
const aPage = (more: JsonObject = {}): JsonObject => ({ key: 'a', path: 'a', element: 'dashboard.1', ...more });
const reasonsOf = (page: JsonObject, who: Partial<PageViewer> = {}, above: JsonObject[] = []) =>
  menuReasons({ page, above }, { ...viewer, ...who });

describe('why a page is not in the menu', () => {
  it('is nothing for a page that the user sees', () => {
    expect(reasonsOf(aPage())).toEqual([]);
  });

  it('names everything that is missing', () => {
    const page = aPage({ hidden: true, permission: 'plant.view' });
    expect(reasonsOf(page, { permissions: new Set(), features: [] })).toEqual([
      { kind: 'hidden' },
      { kind: 'permission', permission: 'plant.view' },
      { kind: 'permission', permission: 'dashboard.view' },
      { kind: 'feature', feature: 'dashboard' },
    ]);
  });

  it('names the pages above that are left out, and why', () => {
    const top = { key: 'top', permission: 'plant.view' };
    expect(reasonsOf(aPage(), {}, [top, { key: 'middle' }])).toEqual([
      { kind: 'above', page: top, reasons: [{ kind: 'permission', permission: 'plant.view' }] },
    ]);
    expect(reasonsOf(aPage(), { isSuper: true, permissions: new Set() }, [top])).toEqual([]);
  });

  it.each([
    ['a group without pages', { key: 'g' }],
    ['a group whose pages are left out', { key: 'g', children: [aPage({ hidden: true })] }],
    ['a link that no menu may lead to', { key: 'l', url: 'javascript:alert(1)' }],
  ])('is that %s has no entry', (_, page) => {
    expect(reasonsOf(page)).toEqual([{ kind: 'empty' }]);
  });
});

test('a page has a reason exactly when the menu does not have it', () => {
  const permissions = ['dashboard.view', 'plant.view', 'pump.view'];
  const { tree } = fc.letrec<{ page: JsonObject; tree: JsonObject[] }>((tie) => ({
    tree: fc.array(tie('page'), { maxLength: 4, depthIdentifier: 'tree' }),
    page: fc.record(
      {
        path: fc.constantFrom('a', ''),
        element: fc.constant('dashboard.1'),
        url: fc.constantFrom('https://plant.example', '//plant.example', '/app/backup'),
        permission: fc.constantFrom(...permissions),
        hidden: fc.boolean(),
        children: tie('tree'),
      },
      { requiredKeys: [] },
    ),
  }));
  const viewers = fc.record({
    isSuper: fc.boolean(),
    permissions: fc.subarray(permissions).map((each) => new Set(each)),
    features: fc.constantFrom([], ['dashboard'], undefined),
  });
  fc.assert(
    fc.property(tree, viewers, (pages, who) => {
      const routers = withKeys(pages);
      const inMenu = placedPages(visibleRouters(routers, who)).map(({ page }) => page['key']);
      const withoutReason = placedPages(routers).filter((placed) => menuReasons(placed, who).length === 0);
      expect(withoutReason.map(({ page }) => page['key'])).toEqual(inMenu);
    }),
  );
});

function withKeys(pages: JsonObject[], prefix = ''): JsonObject[] {
  return pages.map((page, at) => {
    const key = `${prefix}/${at}`;
    return { ...page, key, children: withKeys(pageList(page['children']), key) };
  });
}

function placedPages(pages: JsonObject[], above: JsonObject[] = []): PlacedPage[] {
  return pages.flatMap((page) => [{ page, above }, ...placedPages(pageList(page['children']), [...above, page])]);
}
