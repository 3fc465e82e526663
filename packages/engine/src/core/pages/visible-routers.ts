import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { closedReasons, isLink, linkOf, pageBarriers, type PageViewer } from './page-access';
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
    if (closedReasons(page, viewer).length > 0) return [];
    const children = visibleRouters(page['children'], viewer);
    return hasEntry(page, children) ? [withChildren(page, children)] : [];
  });
}

/** True for a page that opens something or has entries below it; false for a group without entries. */
export function hasEntry(page: JsonObject, entriesBelow: readonly JsonObject[]): boolean {
  return entriesBelow.length > 0 || opensSomething(page);
}

/** True for a page with a link, or with a dashboard and a path; false for a group that opens nothing itself. */
export function opensSomething(page: JsonObject): boolean {
  const link = linkOf(page);
  if (link !== undefined) return isLink(link);
  return typeof page['element'] === 'string' && pagePath(page) !== undefined;
}

function withChildren({ children: _children, ...page }: JsonObject, children: JsonObject[]): JsonObject {
  return children.length > 0 ? { ...page, children } : page;
}
