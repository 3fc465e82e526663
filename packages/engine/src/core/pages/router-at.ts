import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { type PageBarrier, pageBarriers, type PageViewer } from './page-access';
import { pageList, pagePath, trimPath } from './page-list';

/** A saved page by its address, and what the viewer lacks to open it. */
export interface RouterAt {
  page: JsonObject;
  /** Of the page and of all pages above it. */
  barriers: PageBarrier[];
}

/** The first saved page with `path`, of those that the viewer may open if there are any. Undefined without one. */
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
  return found.find(({ barriers }) => barriers.length === 0) ?? found[0];
}

function distinct(barriers: PageBarrier[]): PageBarrier[] {
  return [...new Map(barriers.map((each) => [JSON.stringify(each), each])).values()];
}
