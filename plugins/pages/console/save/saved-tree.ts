import { withTreeKeys } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { PageNode } from '../../shared/tree/page-node';
import type { SavedTree } from '../editor/editor-state';

const rules = { key: 'key', children: 'children' };

/**
 * The pages in the settings, with a key each: the server finds the same keys for stored pages without one. A stored value
 * that is no list counts as no pages; the settings' home card lists it.
 */
export function savedTreeOf({ settings, revision }: { settings: JsonObject; revision: number | undefined }): SavedTree {
  const pages = withTreeKeys({ rules, items: settings['routers'] });
  return { tree: isPages(pages) ? pages : [], revision };
}

/** The platform has validated the pages, if it is not an earlier version with values of another client. */
function isPages(value: unknown): value is PageNode[] {
  return (
    Array.isArray(value) &&
    value.every((page: unknown) => {
      if (typeof page !== 'object' || page === null || Array.isArray(page)) return false;
      const { children } = page as { children?: unknown };
      return children === undefined || isPages(children);
    })
  );
}
