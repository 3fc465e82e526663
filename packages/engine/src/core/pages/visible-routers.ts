import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { pageBarriers, type PageViewer } from './page-access';
import { pageList, pagePath } from './page-list';

/** The saved pages that the viewer may open, with the pages that the menu hides. Nothing is left of a page below a closed one. */
export function permittedRouters(routers: JsonValue | undefined, viewer: PageViewer): JsonObject[] {
  return pageList(routers).flatMap((page) => {
    if (pageBarriers(page, viewer).length > 0) return [];
    return [withChildren(page, permittedRouters(page['children'], viewer))];
  });
}

/** The entries of the front end's menu for the viewer: no hidden page, no closed one, and no group without entries. */
export function visibleRouters(routers: JsonValue | undefined, viewer: PageViewer): JsonObject[] {
  return pageList(routers).flatMap((page) => {
    if (page['hidden'] === true || pageBarriers(page, viewer).length > 0) return [];
    const children = visibleRouters(page['children'], viewer);
    return children.length > 0 || opensSomething(page) ? [withChildren(page, children)] : [];
  });
}

/** True for a page with a link, or with a dashboard and a path; false for a mere group. */
export function opensSomething(page: JsonObject): boolean {
  if (typeof page['url'] === 'string') return true;
  return typeof page['element'] === 'string' && pagePath(page) !== undefined;
}

function withChildren({ children: _children, ...page }: JsonObject, children: JsonObject[]): JsonObject {
  return children.length > 0 ? { ...page, children } : page;
}
