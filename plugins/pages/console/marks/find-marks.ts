import { dashboardOf, linkOf, pagePath } from '@signalbox/engine/core';
import type { PageNode, PageTree } from '../../shared/tree/page-node';

/** A problem of a page that an administrator should check. `invalid` prevents saving; the others do not. */
export const markKinds = [
  'invalid',
  'duplicatePath',
  'consoleAddress',
  'deadDashboard',
  'unknownPermission',
  'missingFeature',
  'unreachable',
] as const;
export type MarkKind = (typeof markKinds)[number];
export type Marks = ReadonlyMap<string, readonly MarkKind[]>;

export interface MarkOptions {
  isValid: (node: PageNode) => boolean;
  /** False for a dashboard that is deleted or does not exist; undefined while it is not known. */
  isLive: (dashboard: string) => boolean | undefined;
  /** False for a permission that the platform does not check; undefined while it is not known. */
  isKnownPermission: (permission: string) => boolean | undefined;
  /** True if the console has a page of its own at this path. */
  isConsolePage: (path: string) => boolean;
  /** True if the license has every feature that the page needs. */
  isLicensed: (node: PageNode) => boolean;
}

/** The marks of the pages by key, from top to bottom. Pages without one are missing. */
export function findMarks(tree: PageTree, options: MarkOptions): Marks {
  const paths = countPaths(tree);
  const marks = new Map<string, readonly MarkKind[]>();
  const visit = (list: PageTree, isBelowHidden: boolean) => {
    for (const node of list) {
      const path = pathOf(node);
      const has: Record<MarkKind, boolean> = {
        invalid: !options.isValid(node),
        duplicatePath: path !== undefined && (paths.get(path) ?? 0) > 1,
        consoleAddress: path !== undefined && options.isConsolePage(path),
        deadDashboard: isDead(node, options),
        unknownPermission: node.permission !== undefined && options.isKnownPermission(node.permission) === false,
        missingFeature: !options.isLicensed(node),
        unreachable: isUnreachable(node, isBelowHidden),
      };
      const own = markKinds.filter((kind) => has[kind]);
      if (own.length > 0) marks.set(node.key, own);
      visit(node.children ?? [], isBelowHidden || node.hidden === true);
    }
  };
  visit(tree, false);
  return marks;
}

function isDead(node: PageNode, { isLive }: MarkOptions): boolean {
  const id = dashboardOf(node);
  return id !== undefined && isLive(id) === false;
}

/** A hidden page without an address of its own; or a page that should be in the menu: below a hidden one, or a group whose pages are all hidden. */
function isUnreachable(node: PageNode, isBelowHidden: boolean): boolean {
  if (node.hidden === true) return node.path === undefined;
  return isBelowHidden || (node.children !== undefined && !isInMenu(node));
}

function isInMenu({ hidden, path, url, element, children = [] }: PageNode): boolean {
  const opens = url !== undefined || (path !== undefined && element !== undefined);
  return hidden !== true && (opens || children.some(isInMenu));
}

function countPaths(tree: PageTree, counts = new Map<string, number>()): Map<string, number> {
  for (const node of tree) {
    const path = pathOf(node);
    if (path !== undefined) counts.set(path, (counts.get(path) ?? 0) + 1);
    countPaths(node.children ?? [], counts);
  }
  return counts;
}

/** `/plant/`, `plant` and `/app/plant` are the same address. A link has none. */
function pathOf(node: PageNode): string | undefined {
  return linkOf(node) === undefined ? pagePath(node) : undefined;
}
