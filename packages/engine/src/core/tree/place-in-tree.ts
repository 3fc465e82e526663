import type { TreeRules } from '@signalbox/schemas';
import type { Pointer } from '../contract';
import { pathOf, pointerOf } from '../pointer';

interface PointerInTree {
  rules: Pick<TreeRules, 'children'>;
  /** Pointer of the field with the tree. */
  at: Pointer;
  /** Inside that field. */
  pointer: Pointer;
}

interface PlaceInTree {
  /** Pointer of the innermost node. */
  node: Pointer;
  /** Name of the node's own property; undefined for the node itself. */
  property: string | undefined;
  /** Inside the node, e.g. `/title/en`; '' for the node itself. */
  inside: Pointer;
}

/** The node that a pointer leads to, and the place in it. Undefined for the list itself. */
export function placeInTree({ rules, at, pointer }: PointerInTree): PlaceInTree | undefined {
  const path = pathOf(pointer.slice(at.length));
  if (path.length === 0) return undefined;
  let end = 1;
  while (path[end] === rules.children && path.length > end + 1) end += 2;
  const inside = path.slice(end);
  return { node: at + pointerOf(path.slice(0, end)), property: inside[0], inside: pointerOf(inside) };
}

/** The pointer up to the node's own property. */
export function propertyInTree(pointer: PointerInTree): Pointer {
  const place = placeInTree(pointer);
  if (place === undefined) return pointer.at;
  return place.property === undefined ? place.node : place.node + pointerOf([place.property]);
}
