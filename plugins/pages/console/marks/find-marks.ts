import type { PageNode, PageTree } from '../../shared/tree/page-node';

/** What a page has that an administrator should look at. `invalid` prevents saving; the others do not. */
export const markKinds = [
  'invalid',
  'duplicatePath',
  'deadDashboard',
  'unknownPermission',
  'missingFeature',
  'unreachable',
] as const;
export type MarkKind = (typeof markKinds)[number];
export type Marks = ReadonlyMap<string, readonly MarkKind[]>;

export interface MarkFacts {
  isValid: (node: PageNode) => boolean;
  /** Ids of the dashboards that exist and are not deleted; undefined while they are not known. */
  dashboards: ReadonlySet<string> | undefined;
  isKnownPermission: (permission: string) => boolean;
  /** True if the license has what this address of the console needs. */
  isLicensed: (url: string) => boolean;
}

/** The marks of the pages by key, from top to bottom. Pages without one are missing. */
export function findMarks(tree: PageTree, facts: MarkFacts): Marks {
  const paths = countPaths(tree);
  const marks = new Map<string, readonly MarkKind[]>();
  const visit = (list: PageTree, isBelowHidden: boolean) => {
    for (const node of list) {
      const has: Record<MarkKind, boolean> = {
        invalid: !facts.isValid(node),
        duplicatePath: node.path !== undefined && (paths.get(plainPath(node.path)) ?? 0) > 1,
        deadDashboard: isDead(node, facts.dashboards),
        unknownPermission: node.permission !== undefined && !facts.isKnownPermission(node.permission),
        missingFeature: node.url !== undefined && !facts.isLicensed(node.url),
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

/** The id of the dashboard that a page shows. */
export function dashboardOf({ element }: Pick<PageNode, 'element'>): string | undefined {
  return element?.startsWith(prefix) ? element.slice(prefix.length) : undefined;
}

const prefix = 'dashboard.';

function isDead(node: PageNode, dashboards: ReadonlySet<string> | undefined): boolean {
  const id = dashboardOf(node);
  return id !== undefined && dashboards !== undefined && !dashboards.has(id);
}

/** A page that should be in the menu, below a hidden one; or a hidden page without an address of its own. */
function isUnreachable({ hidden, path }: PageNode, isBelowHidden: boolean): boolean {
  return hidden === true ? path === undefined : isBelowHidden;
}

function countPaths(tree: PageTree, counts = new Map<string, number>()): Map<string, number> {
  for (const { path, children = [] } of tree) {
    if (path !== undefined) counts.set(plainPath(path), (counts.get(plainPath(path)) ?? 0) + 1);
    countPaths(children, counts);
  }
  return counts;
}

/** `/plant` and `plant` are the same address. */
function plainPath(path: string): string {
  return path.replace(/^\//, '');
}
