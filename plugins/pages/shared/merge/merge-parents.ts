import type { MergedNode, PageClash, Sides } from './merge-nodes';
import type { Parent } from './tree-index';

/**
 * Makes a tree of the merged parents. A page whose parent is gone goes to the nearest page above it that is there. Two
 * pages that were moved into each other are a clash: both take the places of the preferred side.
 */
export function repairParents(merged: Map<string, MergedNode>, sides: Sides): PageClash[] {
  for (const node of merged.values()) node.parent = nearest(node.parent, merged, sides);
  const clashes: PageClash[] = [];
  const settled = new Set<string>();
  for (let circle = findCircle(merged); circle !== undefined; circle = findCircle(merged)) {
    const open = circle.filter((key) => !settled.has(key));
    for (const key of open) {
      settled.add(key);
      const node = merged.get(key);
      const place = sides[sides.prefer].nodes.get(key);
      if (node !== undefined) node.parent = nearest(place?.parent, merged, sides);
    }
    const [first = ''] = circle;
    const top = merged.get(first);
    if (open.length === 0 && top !== undefined) top.parent = undefined;
    const [key = first] = open;
    clashes.push({
      key,
      kind: 'moved',
      mine: sides.mine.nodes.get(key)?.node,
      theirs: sides.theirs.nodes.get(key)?.node,
    });
  }
  return clashes;
}

function nearest(parent: Parent, merged: ReadonlyMap<string, MergedNode>, { base, mine, theirs }: Sides): Parent {
  let at = parent;
  const seen = new Set<Parent>();
  while (at !== undefined && !merged.has(at) && !seen.has(at)) {
    seen.add(at);
    const key: string = at;
    at = (theirs.nodes.get(key) ?? mine.nodes.get(key) ?? base.nodes.get(key))?.parent;
  }
  return at !== undefined && merged.has(at) ? at : undefined;
}

/** Keys of pages that are below each other. */
function findCircle(merged: ReadonlyMap<string, MergedNode>): string[] | undefined {
  const isFine = new Set<string>();
  for (const start of merged.keys()) {
    const path: string[] = [];
    let at: Parent = start;
    while (at !== undefined && !isFine.has(at)) {
      const from = path.indexOf(at);
      if (from >= 0) return path.slice(from);
      path.push(at);
      at = merged.get(at)?.parent;
    }
    for (const key of path) isFine.add(key);
  }
  return undefined;
}
