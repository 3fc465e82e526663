import type { JsonObject } from '@signalbox/schemas';
import type { Page } from '@signalbox/schemas/types';
import { withKeys } from '../../shared/tree/page-node';
import type { SavedTree } from '../editor/editor-state';

/** The pages in the settings. A stored value that is no list counts as no pages; the settings' home card lists it. */
export function savedTreeOf({ settings, revision }: { settings: JsonObject; revision: number | undefined }): SavedTree {
  const { routers } = settings;
  return { tree: isPages(routers) ? withKeys(routers) : [], revision };
}

/** The platform has validated the pages, if it is not an earlier version with values of another client. */
function isPages(value: unknown): value is Page[] {
  return (
    Array.isArray(value) &&
    value.every((page: unknown) => {
      if (typeof page !== 'object' || page === null || Array.isArray(page)) return false;
      const { children } = page as { children?: unknown };
      return children === undefined || isPages(children);
    })
  );
}
