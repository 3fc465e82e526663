import { withTreeKeys } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { PageNode } from '../../shared/tree/page-node';
import type { SavedTree } from '../editor/editor-state';

const rules = { key: 'key', children: 'children' };

/**
 * The pages in the settings, with a key each: the server finds the same keys for stored pages without one. The platform
 * validates pages, but an earlier version may have stored other values: `unreadable` has their pointers.
 */
export function savedTreeOf({ settings, revision }: { settings: JsonObject; revision: number | undefined }): SavedTree {
  const unreadable: string[] = [];
  const tree = pagesIn(withTreeKeys({ rules, items: settings['routers'] }) ?? null, '/routers', unreadable) ?? [];
  return { tree, revision, unreadable };
}

function pagesIn(items: JsonValue, pointer: string, unreadable: string[]): PageNode[] | undefined {
  if (items === null) return undefined;
  if (!Array.isArray(items)) {
    unreadable.push(pointer);
    return undefined;
  }
  return items.flatMap((item, index) => {
    const at = `${pointer}/${index}`;
    if (isPage(item)) {
      const { children = null, ...page } = item;
      const pages = pagesIn(children, `${at}/children`, unreadable);
      return [pages === undefined ? page : { ...page, children: pages }];
    }
    unreadable.push(at);
    return [];
  });
}

/** `withTreeKeys` gives each object a key. The form shows the errors in the other values of a page. */
function isPage(item: JsonValue): item is JsonObject & Omit<PageNode, 'children'> {
  return isJsonObject(item);
}
