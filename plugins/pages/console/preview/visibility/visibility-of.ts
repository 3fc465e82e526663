import { menuReasons, type MenuReason } from '@signalbox/engine/core';
import { findNode } from '../../../shared/tree/find-node';
import { withChildren, type PageTree } from '../../../shared/tree/page-node';
import { jsonOf } from '../../editor/editor-state';
import type { PreviewViewer } from '../viewers/use-viewers';

/** Whether a viewer's menu has a page. */
export interface Visibility {
  viewer: PreviewViewer;
  /** Why not; empty if it has. */
  reasons: MenuReason[];
}

interface VisibilityOptions {
  tree: PageTree;
  /** Key of the page. */
  key: string;
  viewers: readonly PreviewViewer[];
  /** Licensed features; undefined while unknown. */
  features: readonly string[] | undefined;
}

/** Returns who has a page in the menu, and why others have not; empty for a page that is gone. */
export function visibilityOf({ tree, key, viewers, features }: VisibilityOptions): Visibility[] {
  const found = findNode(tree, key);
  const [page] = found === undefined ? [] : jsonOf([found.node]);
  if (found === undefined || page === undefined) return [];
  const above = jsonOf(found.ancestors.map((node) => withChildren(node, [])));
  return viewers.map((viewer) => ({ viewer, reasons: menuReasons({ page, above }, { ...viewer, features }) }));
}
