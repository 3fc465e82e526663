import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { dashboardOf, type PageBarrier, pageBarriers, type PageViewer } from './page-access';
import { pageList, pagePath, trimPath } from './page-list';
import { opensSomething, visibleRouters } from './visible-routers';

/** A saved page by its address, and what the viewer lacks to open it. */
interface RouterAt {
  page: JsonObject;
  /** The barriers of the page and of all pages above it. */
  barriers: PageBarrier[];
}

/** The result for the address of a saved page. Without `page` if there is none, or if the viewer may not open it. */
export interface PageAnswer extends Pick<RouterAt, 'barriers'> {
  page?: JsonObject;
  /** Only for a group that opens nothing itself: the path of its first page in the menu of the viewer, if there is one. */
  group?: { first?: string };
}

/**
 * The first saved page with `path`, of those that the viewer may open if there are any: a page that opens something
 * before a group that does not. Undefined without one.
 */
export function routerAt(
  routers: JsonValue | undefined,
  { path, viewer }: { path: string; viewer: PageViewer },
): RouterAt | undefined {
  const wanted = trimPath(path);
  const found: RouterAt[] = [];
  const visit = (pages: JsonObject[], above: PageBarrier[]) => {
    for (const page of pages) {
      const barriers = [...above, ...pageBarriers(page, viewer)];
      if (pagePath(page) === wanted) found.push({ page, barriers: distinct(barriers) });
      visit(pageList(page['children']), barriers);
    }
  };
  visit(pageList(routers), []);
  const open = found.filter(({ barriers }) => barriers.length === 0);
  return open.find(({ page }) => opensSomething(page)) ?? open[0] ?? found[0];
}

/**
 * The saved page at an address, without the pages below it, or what the viewer lacks to open it. A group without a dashboard
 * has its first page with it. For an address without a page, the answer has neither.
 */
export function pageAnswer(routers: JsonValue | undefined, at: { path: string; viewer: PageViewer }): PageAnswer {
  const found = routerAt(routers, at);
  if (found === undefined) return { barriers: [] };
  const { page, barriers } = found;
  if (barriers.length > 0) return { barriers };
  const { children: _, ...own } = page;
  if (opensSomething(page)) return { page: own, barriers };
  return { page: own, barriers, group: { first: firstPathBelow(page, at.viewer) } };
}

/** Path of the first dashboard below a page in the menu of the viewer. Undefined without one. */
function firstPathBelow({ children }: JsonObject, viewer: PageViewer): string | undefined {
  const pending = visibleRouters(children, viewer);
  for (let page = pending.shift(); page !== undefined; page = pending.shift()) {
    if (dashboardOf(page) !== undefined && pagePath(page) !== undefined) return pagePath(page);
    pending.unshift(...pageList(page['children']));
  }
  return undefined;
}

function distinct(barriers: PageBarrier[]): PageBarrier[] {
  return [...new Map(barriers.map((each) => [JSON.stringify(each), each])).values()];
}
