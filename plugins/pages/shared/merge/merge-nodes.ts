import { valuesOf, type PageNode, type PageValues } from '../tree/page-node';
import { isSameJson } from '../tree/same-json';
import type { SiblingMoves } from './sibling-moves';
import { childKeys, type IndexedNode, type Parent, type TreeIndex } from './tree-index';

/**
 * A change of one page on both sides: both changed its values, both moved it, or one deleted what the other changed. A page
 * may be both edited and moved.
 */
export interface PageClash {
  key: string;
  kind: 'edited' | 'moved' | 'deleted';
  /** Undefined: deleted there. */
  mine: PageNode | undefined;
  theirs: PageNode | undefined;
}

/** Whose change of a clashing page counts. */
export type Side = 'mine' | 'theirs';

export interface Sides {
  base: TreeIndex;
  mine: TreeIndex;
  theirs: TreeIndex;
  moves: Record<Side, SiblingMoves>;
  prefer: Side;
}

/** A page of the merged tree, before its place among its siblings is known. */
export interface MergedNode {
  values: PageValues;
  parent: Parent;
}

/** Merges values and parents of all pages; `children` and orders follow in `mergeTrees`. */
export function mergeNodes(sides: Sides): { merged: Map<string, MergedNode>; clashes: PageClash[] } {
  const { base, mine, theirs, prefer } = sides;
  const merged = new Map<string, MergedNode>();
  const clashes: PageClash[] = [];
  const restored = new Set<string>();
  for (const key of new Set([...theirs.nodes.keys(), ...mine.nodes.keys()])) {
    const [b, m, t] = [base.nodes.get(key), mine.nodes.get(key), theirs.nodes.get(key)];
    const clash = (kind: PageClash['kind']) => clashes.push({ key, kind, mine: m?.node, theirs: t?.node });
    if (m !== undefined && t !== undefined) {
      const values = pick({ base: b && valuesOf(b.node), mine: valuesOf(m.node), theirs: valuesOf(t.node), prefer });
      const parent = pickParent(sides, { key, base: b, mine: m, theirs: t });
      if (values.isClash) clash('edited');
      if (parent.isClash) clash('moved');
      merged.set(key, { values: values.value, parent: parent.value });
      continue;
    }
    const [kept, side] = m === undefined ? ([t, 'theirs'] as const) : ([m, 'mine'] as const);
    if (kept === undefined) continue;
    const isClash = b !== undefined && isChanged(sides, { key, base: b, side });
    if (isClash) clash('deleted');
    if (isClash && prefer === side) restore(sides[side], key, restored);
    if (b === undefined || restored.has(key)) merged.set(key, { values: valuesOf(kept.node), parent: kept.parent });
  }
  for (const key of restored) {
    const kept = sides[prefer].nodes.get(key);
    if (kept !== undefined && !merged.has(key)) merged.set(key, { values: valuesOf(kept.node), parent: kept.parent });
  }
  return { merged, clashes };
}

interface PlacedOnAllSides {
  key: string;
  base: IndexedNode | undefined;
  mine: IndexedNode;
  theirs: IndexedNode;
}

/** Both sides moved a page also if one of them moved it among its siblings. */
function pickParent(
  { moves, prefer }: Sides,
  { key, base, ...nodes }: PlacedOnAllSides,
): { value: Parent; isClash: boolean } {
  const isMovedWithin = (side: Side) => nodes[side].parent === base?.parent && moves[side].possible.has(key);
  const { mine, theirs } = nodes;
  if (mine.parent !== theirs.parent && (isMovedWithin('mine') || isMovedWithin('theirs')))
    return { value: nodes[prefer].parent, isClash: true };
  const picked = pick({ base: base && parentOf(base), mine: parentOf(mine), theirs: parentOf(theirs), prefer });
  return { ...picked, value: picked.value.parent };
}

/** An object, so that "no parent" differs from "not in the base". */
function parentOf({ parent }: IndexedNode): { parent: Parent } {
  return { parent };
}

interface Choice<Value> {
  base: Value | undefined;
  mine: Value;
  theirs: Value;
  prefer: Side;
}

function pick<Value extends object>({ base, mine, theirs, prefer }: Choice<Value>): { value: Value; isClash: boolean } {
  if (isSameValue(mine, theirs) || isSameValue(base, theirs)) return { value: mine, isClash: false };
  if (isSameValue(base, mine)) return { value: theirs, isClash: false };
  return { value: prefer === 'mine' ? mine : theirs, isClash: true };
}

function isSameValue(one: object | undefined, other: object | undefined): boolean {
  return isSameJson({ ...one }, { ...other });
}

/** True if `side` changed or moved the page, or has put a page below it that was not there. */
function isChanged(sides: Sides, { key, base, side }: { key: string; base: IndexedNode; side: Side }): boolean {
  const now = sides[side].nodes.get(key);
  if (now === undefined) return false;
  return (
    now.parent !== base.parent ||
    !isSameValue(valuesOf(now.node), valuesOf(base.node)) ||
    childKeys(sides[side], key).some((child) => sides.base.nodes.get(child)?.parent !== key)
  );
}

/** A page that stays although the other side deleted it keeps the pages below it. */
function restore(index: TreeIndex, key: string, restored: Set<string>): void {
  restored.add(key);
  for (const child of childKeys(index, key)) restore(index, child, restored);
}
